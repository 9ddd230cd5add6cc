/**
 * The code of every page, by its address. Apart from the router, which waits for all that it imports: the boot asks for the page
 * beside the rest.
 */
export const pages = {
  '/': () => import('../../site/home/HomePage.tsx'),
  '/home': () => import('../../site/home/HomePage.tsx'),
  '/empresa': () => import('../../site/empresa/EmpresaPage.tsx'),
  '/productos': () => import('../../site/productos/ProductosPage.tsx'),
  '/servicios': () => import('../../site/servicios/ServiciosPage.tsx'),
  '/descargas': () => import('../../site/descargas/DescargasPage.tsx'),
  '/novedades': () => import('../../site/novedades/NovedadesPage.tsx'),
  '/ferias': () => import('../../site/ferias/FeriasPage.tsx'),
  '/videos': () => import('../../site/videos/VideosPage.tsx'),
  '/contactos': () => import('../../site/contactos/ContactosPage.tsx'),
  '/pedido': () => import('../../site/pedido/PedidoPage.tsx'),
  '/zonaPrivada': () => import('../../zone/ZonePage.tsx'),
  '/admin/login': () => import('../../panel/login/PanelLoginPage.tsx'),
  '/admin/panel': () => import('../../panel/PanelPage.tsx'),
}

const isPage = (path: string): path is keyof typeof pages => path in pages

/** Fetches a page's code ahead. A failure is ignored here: opening the page reports it. */
export const fetchPage = (path: string): void => {
  if (isPage(path)) pages[path]().catch(() => undefined)
}
