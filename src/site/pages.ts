/** The pages of the site: the one list that router, menu, search, prerenderer, hosting rules, review tools and tests read. */

export interface Page {
  readonly path: `/${string}`
  /** The label in the menu, to the letter (§2.2). A page without one is not in the menu. */
  readonly label?: string
  /** The title of a public page that is not in the menu. */
  readonly name?: string
  /** Whether only the app shows the page: without HTML of its own, and closed to search engines. */
  readonly closed?: true
  /** The lists that the page shows first, by the names of their calls. Records are in their lists. */
  readonly reads?: readonly string[]
  /** The call of one record of the page's first list, where the address may name a record: `?id=`. */
  readonly record?: string
}

const home = {
  name: 'Inicio',
  reads: ['obtenerSliders', 'obtenerProductos', 'obtenerBanner', 'obtenerNovedades'],
} as const

/** In the order of the menu (§2.1, §2.2). The home has two addresses; links use '/home'. */
export const pages = [
  { path: '/', ...home },
  { path: '/home', ...home },
  { path: '/empresa', label: 'Empresa', reads: ['obtenerBanner', 'obtenerSecciones'] },
  { path: '/productos', label: 'Productos', reads: ['obtenerProductos'], record: 'obtenerProducto' },
  { path: '/servicios', label: 'Servicios', reads: ['obtenerServicios'] },
  { path: '/descargas', label: 'Descargas', reads: ['obtenerDescargas'] },
  { path: '/novedades', label: 'novedades', reads: ['obtenerNovedades'], record: 'obtenerNovedad' },
  { path: '/ferias', label: 'ferias', reads: ['obtenerFerias'], record: 'obtenerFeria' },
  { path: '/videos', label: 'videos', reads: ['obtenerVideos'] },
  { path: '/contactos', label: 'contacto' },
  { path: '/pedido', name: 'Mi pedido', reads: ['obtenerProductos'], closed: true },
  // The company's legal notice, linked in the footer once there is one (Marca).
  { path: '/legal', name: 'Aviso legal', closed: true },
  { path: '/zonaPrivada', record: 'obtenerZona', closed: true },
  { path: '/admin/login', closed: true },
  { path: '/admin/panel', closed: true },
] as const satisfies readonly Page[]

export type SitePage = (typeof pages)[number]
export type PagePath = SitePage['path']

/** The menu, with the labels exactly as §2.2 writes them. */
export const menu = pages.filter((page) => 'label' in page)

/** §2.2: whether a menu entry reloads its page: only while a record is selected. */
export const reloads = (page: Page | undefined, selected: number | undefined): boolean =>
  page?.record !== undefined && selected !== undefined
