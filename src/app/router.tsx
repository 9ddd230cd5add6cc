import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { HomePage } from '../site/home/HomePage.tsx'
import { select } from '../state/selection.ts'
import { useSession } from '../state/session.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { Frame } from './Frame.tsx'
import { detourOf } from './guards.ts'
import { PagePending } from './PagePending.tsx'
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

const EmpresaPage = lazyRouteComponent(() => import('../site/empresa/EmpresaPage.tsx'), 'EmpresaPage')
const ProductosPage = lazyRouteComponent(() => import('../site/productos/ProductosPage.tsx'), 'ProductosPage')
const ServiciosPage = lazyRouteComponent(() => import('../site/servicios/ServiciosPage.tsx'), 'ServiciosPage')
const DescargasPage = lazyRouteComponent(() => import('../site/descargas/DescargasPage.tsx'), 'DescargasPage')
const NovedadesPage = lazyRouteComponent(() => import('../site/novedades/NovedadesPage.tsx'), 'NovedadesPage')
const FeriasPage = lazyRouteComponent(() => import('../site/ferias/FeriasPage.tsx'), 'FeriasPage')
const VideosPage = lazyRouteComponent(() => import('../site/videos/VideosPage.tsx'), 'VideosPage')
const ContactosPage = lazyRouteComponent(() => import('../site/contactos/ContactosPage.tsx'), 'ContactosPage')
const ZonePage = lazyRouteComponent(() => import('../zone/ZonePage.tsx'), 'ZonePage')
const NotFoundPage = named('Página no encontrada', async () => (await import('../site/NotFoundPage.tsx')).NotFoundPage)
const PanelLoginPage = named('Administración', async () => (await import('../panel/login/PanelLoginPage.tsx')).PanelLoginPage)
const PanelPage = lazyRouteComponent(() => import('../panel/PanelPage.tsx'), 'PanelPage')

const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => root, path }) as const

/** Every route of §2.1. */
const routeTree = root.addChildren([
  createRoute({ ...at('/'), component: HomePage }),
  createRoute({ ...at('/home'), component: HomePage }),
  createRoute({ ...at('/empresa'), component: EmpresaPage }),
  createRoute({ ...at('/productos'), ...opensById('producto'), component: ProductosPage }),
  createRoute({ ...at('/servicios'), component: ServiciosPage }),
  createRoute({ ...at('/descargas'), component: DescargasPage }),
  createRoute({ ...at('/novedades'), ...opensById('novedad'), component: NovedadesPage }),
  createRoute({ ...at('/ferias'), ...opensById('feria'), component: FeriasPage }),
  createRoute({ ...at('/videos'), component: VideosPage }),
  createRoute({ ...at('/contactos'), component: ContactosPage }),
  createRoute({ ...at('/zonaPrivada'), beforeLoad: guard, component: ZonePage }),
  createRoute({ ...at('/admin/login'), beforeLoad: guard, component: PanelLoginPage }),
  createRoute({ ...at('/admin/panel'), beforeLoad: guard, component: PanelPage }),
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
