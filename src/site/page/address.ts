/** The public pages, by the name under which their keywords are kept (`obtenerMetadatos`). */
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

/** Where a public page lives (§2.1), and where one of its records opens. Of the home's two addresses it is the one that links lead to. */
export const addressOf = (seccion: Seccion, id?: number): string => `/${seccion}${id === undefined ? '' : `?id=${id}`}`
