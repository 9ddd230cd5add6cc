import type { SitePage } from '../pages.ts'

type WithName<Path> = Path extends `/${infer Name}` ? (Name extends '' ? never : Name) : never

/** The public pages and 'Mi pedido', by the names of their keywords (`obtenerMetadatos`), which their addresses have too. */
export type Seccion = WithName<Exclude<SitePage, { path: '/zonaPrivada' | `/admin/${string}` }>['path']>

/**
 * The address of a page (§2.1), or of one of its records. The home has two addresses; this is the one that links use.
 */
export const getPageAddress = (seccion: Seccion, id?: number): string =>
  `/${seccion}${id === undefined ? '' : `?id=${id}`}`
