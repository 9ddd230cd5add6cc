import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { plainSearch, shownIn } from '../../site/page/shown.ts'
import { useSession } from '../../state/session.ts'
import { openLogin } from '../../zone/open-login.ts'
import { readAhead } from './ahead.ts'
import { ErrorPage } from '../frame/ErrorPage.tsx'
import { Frame } from '../frame/Frame.tsx'
import { detourOf } from './guards.ts'
import { PagePending } from '../frame/PagePending.tsx'
import { pages } from './pages.ts'

const root = createRootRoute({ component: Frame })

/** The panel's login keeps the place to return to behind '#'. The zone's login is a dialog that opens at once. */
const guard = ({
  location: { pathname, hash, href },
  preload,
}: {
  location: { pathname: string; hash: string; href: string }
  preload: boolean
}) => {
  const to = detourOf(pathname, useSession.getState())
  if (to === '/' && !preload) void openLogin(href)
  if (to) throw redirect({ to, hash, replace: true })
}

/** A list and its details share a route; `?id=` in the address tells which one is shown. */
const withDetail = { validateSearch: shownIn }

const at = <const Path extends string>(path: Path) =>
  ({ getParentRoute: () => root, path, loader: () => readAhead(path) }) as const

/** All routes of §2.1, and 'Mi pedido'. */
const routeTree = root.addChildren([
  createRoute({ ...at('/'), component: lazyRouteComponent(pages['/'], 'HomePage') }),
  createRoute({ ...at('/home'), component: lazyRouteComponent(pages['/home'], 'HomePage') }),
  createRoute({ ...at('/empresa'), component: lazyRouteComponent(pages['/empresa'], 'EmpresaPage') }),
  createRoute({
    ...at('/productos'),
    ...withDetail,
    component: lazyRouteComponent(pages['/productos'], 'ProductosPage'),
  }),
  createRoute({ ...at('/servicios'), component: lazyRouteComponent(pages['/servicios'], 'ServiciosPage') }),
  createRoute({ ...at('/descargas'), component: lazyRouteComponent(pages['/descargas'], 'DescargasPage') }),
  createRoute({
    ...at('/novedades'),
    ...withDetail,
    component: lazyRouteComponent(pages['/novedades'], 'NovedadesPage'),
  }),
  createRoute({ ...at('/ferias'), ...withDetail, component: lazyRouteComponent(pages['/ferias'], 'FeriasPage') }),
  createRoute({ ...at('/videos'), component: lazyRouteComponent(pages['/videos'], 'VideosPage') }),
  createRoute({ ...at('/contactos'), component: lazyRouteComponent(pages['/contactos'], 'ContactosPage') }),
  createRoute({ ...at('/pedido'), component: lazyRouteComponent(pages['/pedido'], 'PedidoPage') }),
  createRoute({
    ...at('/zonaPrivada'),
    ...withDetail,
    beforeLoad: guard,
    component: lazyRouteComponent(pages['/zonaPrivada'], 'ZonePage'),
  }),
  createRoute({
    ...at('/admin/login'),
    beforeLoad: guard,
    component: lazyRouteComponent(pages['/admin/login'], 'PanelLoginPage'),
  }),
  createRoute({
    ...at('/admin/panel'),
    beforeLoad: guard,
    component: lazyRouteComponent(pages['/admin/panel'], 'PanelPage'),
  }),
  createRoute({ ...at('$'), component: lazyRouteComponent(() => import('./Elsewhere.tsx'), 'Elsewhere') }),
])

/** The browser has one router over its history; the prerenderer makes one for each page. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    ...plainSearch,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
