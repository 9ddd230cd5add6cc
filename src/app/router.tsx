import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { HomePage } from '../site/home/HomePage.tsx'
import { select } from '../state/selection.ts'
import { useSession } from '../state/session.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { Frame } from './Frame.tsx'
import { detourOf } from './guards.ts'
import { PagePending } from './PagePending.tsx'
import { pages } from './pages.ts'
import { titled } from './titled.tsx'

const root = createRootRoute({ component: Frame })

const guard = ({ location }: { location: { pathname: string } }) => {
  const to = detourOf(location.pathname, useSession.getState())
  if (to) throw redirect({ to, replace: true })
}

type ById = { id?: number }
const idOf = ({ id }: Record<string, unknown>): ById => {
  const number = Number(id)
  return Number.isSafeInteger(number) && number > 0 ? { id: number } : {}
}

/** A link one can share: `?id=` chooses the record, then the address goes back to the plain route. */
const opensById = (of: Parameters<typeof select>[0]) => ({
  validateSearch: idOf,
  beforeLoad: ({ search: { id }, location, preload }: { search: ById; location: { pathname: string }; preload: boolean }) => {
    // Pointing at such a link loads the page ahead; only following it chooses.
    if (id === undefined || preload) return
    select(of, id)
    throw redirect({ to: location.pathname, search: {}, replace: true })
  },
})

/** A page whose code comes when it is needed, named by us since it does not name itself. */
const named = (title: string, load: () => Promise<ComponentType>) =>
  lazyRouteComponent(async () => ({ default: titled(title, await load()) }))

const NotFoundPage = named('Página no encontrada', async () => (await import('../site/NotFoundPage.tsx')).NotFoundPage)
const PanelLoginPage = named('Administración', async () => (await pages['/admin/login']()).PanelLoginPage)

const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => root, path }) as const

/** Every route of §2.1. */
const routeTree = root.addChildren([
  createRoute({ ...at('/'), component: HomePage }),
  createRoute({ ...at('/home'), component: HomePage }),
  createRoute({ ...at('/empresa'), component: lazyRouteComponent(pages['/empresa'], 'EmpresaPage') }),
  createRoute({ ...at('/productos'), ...opensById('producto'), component: lazyRouteComponent(pages['/productos'], 'ProductosPage') }),
  createRoute({ ...at('/servicios'), component: lazyRouteComponent(pages['/servicios'], 'ServiciosPage') }),
  createRoute({ ...at('/descargas'), component: lazyRouteComponent(pages['/descargas'], 'DescargasPage') }),
  createRoute({ ...at('/novedades'), ...opensById('novedad'), component: lazyRouteComponent(pages['/novedades'], 'NovedadesPage') }),
  createRoute({ ...at('/ferias'), ...opensById('feria'), component: lazyRouteComponent(pages['/ferias'], 'FeriasPage') }),
  createRoute({ ...at('/videos'), component: lazyRouteComponent(pages['/videos'], 'VideosPage') }),
  createRoute({ ...at('/contactos'), component: lazyRouteComponent(pages['/contactos'], 'ContactosPage') }),
  createRoute({ ...at('/zonaPrivada'), beforeLoad: guard, component: lazyRouteComponent(pages['/zonaPrivada'], 'ZonePage') }),
  createRoute({ ...at('/admin/login'), beforeLoad: guard, component: PanelLoginPage }),
  createRoute({ ...at('/admin/panel'), beforeLoad: guard, component: lazyRouteComponent(pages['/admin/panel'], 'PanelPage') }),
  createRoute({ ...at('$'), component: NotFoundPage }),
])

export const router = createRouter({
  routeTree,
  caseSensitive: true,
  defaultPreload: 'intent',
  defaultPendingComponent: PagePending,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
})

declare module '@tanstack/react-router' {
  interface Register { router: typeof router }
}
