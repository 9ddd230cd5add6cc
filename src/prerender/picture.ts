/** Chooses the picture of a page's link preview. */
import type { Feria } from '#contract/feria.ts'
import { isImage } from '#ui/media-kind.ts'
import { fileUrl } from '#ui/media-url.ts'
import { asBuilt } from '#site/page/site.ts'
import type { Site } from './site.ts'

/** The record's picture, the first record's for a list, and the home's first slide for other pages. */
const listPictures = (
  { records, servicios }: Site,
  path: string,
  id: number | undefined,
): readonly (string | null)[] => {
  const selectRecords = <Item>(list: ReadonlyMap<number, Item>) =>
    [...(id === undefined ? list.values() : [list.get(id)])].filter((item) => item !== undefined)
  switch (path) {
    case '/productos':
    case '/ferias':
      return selectRecords<Pick<Feria, 'imagenes'>>(records[path]).flatMap(({ imagenes }) =>
        imagenes.map((imagen) => imagen.path),
      )
    case '/novedades':
      return selectRecords(records[path]).map(({ imagen }) => imagen)
    case '/servicios':
      return servicios.map(({ imagen }) => imagen)
    default:
      return []
  }
}

export const choosePicture = (address: string, site: Site): { path: string; url: string } | undefined => {
  const [path = '', id] = address.split('?id=')
  const pictures = [
    ...listPictures(site, path, id === undefined ? undefined : Number(id)),
    ...(site.marca?.compartir ? [site.marca.compartir] : []),
    ...site.sliders.map(({ imagen }) => imagen),
  ]
  const first = pictures.find((picture) => picture !== null && isImage(picture))
  return first ? { path: first, url: asBuilt(fileUrl(first)) } : undefined
}
