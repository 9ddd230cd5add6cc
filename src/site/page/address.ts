/** The public pages, by the names of their keywords (`obtenerMetadatos`). */
export type Seccion =
  | 'home'
  | 'empresa'
  | 'productos'
  | 'servicios'
  | 'descargas'
  | 'novedades'
  | 'ferias'
  | 'videos'
  | 'contactos'
  | 'pedido'

/**
 * The address of a page (§2.1), or of one of its records. The home has two addresses; this is the one that links use.
 */
export const addressOf = (seccion: Seccion, id?: number): string => `/${seccion}${id === undefined ? '' : `?id=${id}`}`
