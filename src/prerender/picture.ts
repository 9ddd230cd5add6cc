/** Chooses the picture of a page's link preview. */
import { isImage } from '../ui/media-kind.ts'
import { fileUrl } from '../ui/media-url.ts'
import { asBuilt } from '../site/page/site.ts'
import type { Site } from './site.ts'

/** The record's picture, the first record's for a list, and the home's first slide for other pages. */
const picturesOf = (site: Site, path: string, id: number | undefined): readonly (string | null)[] => {
  const meant = <Item extends { id: number }>(list: readonly Item[]) =>
    list.filter((one) => id === undefined || one.id === id)
  const { records } = site
  switch (path) {
    case '/productos':
    case '/ferias':
      return meant<{ id: number; imagenes: readonly { path: string }[] }>(records[path]).flatMap(({ imagenes }) =>
        imagenes.map((one) => one.path),
      )
    case '/novedades':
      return meant(records[path]).map(({ imagen }) => imagen)
    case '/servicios':
      return site.servicios.map(({ imagen }) => imagen)
    default:
      return []
  }
}

export const pictureAt = (address: string, site: Site): { path: string; url: string } | undefined => {
  const [path = '', id] = address.split('?id=')
  const pictures = [
    ...picturesOf(site, path, id === undefined ? undefined : Number(id)),
    ...site.sliders.map(({ imagen }) => imagen),
  ]
  const first = pictures.find((picture) => picture !== null && isImage(picture))
  return first ? { path: first, url: asBuilt(fileUrl(first)) } : undefined
}
