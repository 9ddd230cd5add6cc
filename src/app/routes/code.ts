import type { ComponentType } from 'react'
import type { PagePath } from '../../site/pages.ts'

const home = () => import('../../site/home/HomePage.tsx').then((page) => page.HomePage)

/**
 * The code of every page of site/pages.ts. Apart from the router, which waits for all that it imports: the boot asks for the page beside
 * the rest.
 */
export const code: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  '/': home,
  '/home': home,
  '/empresa': () => import('../../site/empresa/EmpresaPage.tsx').then((page) => page.EmpresaPage),
  '/productos': () => import('../../site/productos/ProductosPage.tsx').then((page) => page.ProductosPage),
  '/servicios': () => import('../../site/servicios/ServiciosPage.tsx').then((page) => page.ServiciosPage),
  '/descargas': () => import('../../site/descargas/DescargasPage.tsx').then((page) => page.DescargasPage),
  '/novedades': () => import('../../site/novedades/NovedadesPage.tsx').then((page) => page.NovedadesPage),
  '/ferias': () => import('../../site/ferias/FeriasPage.tsx').then((page) => page.FeriasPage),
  '/videos': () => import('../../site/videos/VideosPage.tsx').then((page) => page.VideosPage),
  '/contactos': () => import('../../site/contactos/ContactosPage.tsx').then((page) => page.ContactosPage),
  '/pedido': () => import('../../site/pedido/PedidoPage.tsx').then((page) => page.PedidoPage),
  '/zonaPrivada': () => import('../../zone/ZonePage.tsx').then((page) => page.ZonePage),
  '/admin/login': () => import('../../panel/login/PanelLoginPage.tsx').then((page) => page.PanelLoginPage),
  '/admin/panel': () => import('../../panel/PanelPage.tsx').then((page) => page.PanelPage),
}

const isPage = (path: string): path is PagePath => path in code

/** Fetches a page's code ahead. A failure is ignored here: opening the page reports it. */
export const fetchPage = (path: string): void => {
  if (isPage(path)) code[path]().catch(() => undefined)
}
