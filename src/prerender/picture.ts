/** Chooses the picture of a page's link preview. */
import { house } from '../brand.ts'
import { plainText } from '#contract/plain-text.ts'
import { isImage } from '#ui/media-kind.ts'
import { fileUrl } from '#ui/media-url.ts'
import { asBuilt } from '#site/page/site.ts'
import type { Picture } from './document.ts'
import type { Site } from './site.ts'

interface Choice {
  readonly path: string | null
  /** Whose picture it is. */
  readonly name: string
}

const ofGallery = (name: string, imagenes: readonly { readonly path: string }[]): Choice[] =>
  imagenes.map(({ path }) => ({ path, name }))

/** The record's pictures, or those of all records for a list, the first record's first. */
const listPictures = ({ records, servicios }: Site, path: string, id: number | undefined): readonly Choice[] => {
  const selectRecords = <Item>(list: ReadonlyMap<number, Item>) =>
    [...(id === undefined ? list.values() : [list.get(id)])].filter((item) => item !== undefined)
  switch (path) {
    case '/productos':
      return selectRecords(records[path]).flatMap(({ nombre, imagenes }) => ofGallery(nombre, imagenes))
    case '/ferias':
      return selectRecords(records[path]).flatMap(({ titulo, imagenes }) => ofGallery(titulo, imagenes))
    case '/novedades':
      return selectRecords(records[path]).map(({ titulo, imagen }) => ({ path: imagen, name: titulo }))
    case '/servicios':
      return servicios.map(({ titulo, imagen }) => ({ path: imagen, name: titulo }))
    default:
      return []
  }
}

/** The page's own picture, else the company's, else the home's first slide. */
export const choosePicture = (address: string, site: Site): Picture | undefined => {
  const [path = '', id] = address.split('?id=')
  const { marca, sliders } = site
  const { nombre } = marca ?? house
  const pictures: readonly Choice[] = [
    ...listPictures(site, path, id === undefined ? undefined : Number(id)),
    { path: marca?.compartir ?? null, name: nombre },
    ...sliders.map(({ imagen, texto }) => ({ path: imagen, name: plainText(texto) || nombre })),
  ]
  const [first] = pictures.flatMap((choice) =>
    choice.path && isImage(choice.path) ? [{ ...choice, path: choice.path }] : [],
  )
  return first && { path: first.path, url: asBuilt(fileUrl(first.path)), alt: first.name }
}
