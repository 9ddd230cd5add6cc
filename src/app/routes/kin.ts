import { decoded } from '../../contract/decoded.ts'
import { searchKey } from '../../ui/search-key.ts'
import { pages } from '../../site/pages.ts'

/** '/Zona-Privada/' is '/zonaPrivada', and '/contacto' is '/contactos': without accents, capitals, signs and the plural. */
const keyOf = (path: string): string =>
  searchKey(decoded(path))
    .split('/')
    .map((part) => part.replaceAll(/\W/g, '').replace(/(?<=\w{3})e?s$/, ''))
    .filter(Boolean)
    .join('/')

const existing = new Map<string, string>([
  ...pages.map(({ path }) => [keyOf(path), path] as const),
  ['admin', '/admin/panel'],
])

/** The page that an address comes close to; undefined for its own address, and for any other. */
export const kinOf = (path: string): string | undefined => {
  const page = existing.get(keyOf(path))
  return page === path ? undefined : page
}
