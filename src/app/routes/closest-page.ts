import { decoded } from '#contract/decoded.ts'
import { searchKey } from '#recognise/normal.ts'
import { pages } from '#site/pages.ts'

/** '/Zona-Privada/' is '/zonaPrivada', and '/contacto' is '/contactos': without accents, capitals, signs and the plural. */
const normalisePath = (path: string): string =>
  searchKey(decoded(path))
    .split('/')
    .map((part) => part.replaceAll(/\W/g, '').replace(/(?<=\w{3})e?s$/, ''))
    .filter(Boolean)
    .join('/')

const pathsByKey = new Map<string, string>([
  ...pages.map(({ path }) => [normalisePath(path), path] as const),
  ['admin', '/admin/panel'],
])

/** The page that an address comes close to; undefined for its own address, and for any other. */
export const closestPage = (path: string): string | undefined => {
  const page = pathsByKey.get(normalisePath(path))
  return page === path ? undefined : page
}
