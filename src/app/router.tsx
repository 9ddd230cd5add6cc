import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
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
  beforeLoad: ({ search: { id }, location }: { search: ById; location: { pathname: string } }) => {
    if (id === undefined) return
    select(of, id)
    throw redirect({ to: location.pathname, search: {}, replace: true })
  },
})

/** A page whose code comes when it is needed, named by us since it does not name itself. */
const named = (title: string, load: () => Promise<ComponentType>) =>
  lazyRouteComponent(async () => ({ default: titled(title, await load()) }))

const HomePage = lazyRouteComponent(() => import('../site/home/HomePage.tsx'), 'HomePage')
const ZonePage = lazyRouteComponent(() => import('../zone/ZonePage.tsx'), 'ZonePage')
const NotFoundPage = named('Página no encontrada', async () => (await import('../site/NotFoundPage.tsx')).NotFoundPage)
const construction = (title: string) => named(title, async () => (await import('../site/ConstructionPage.tsx')).ConstructionPage)
const PanelLoginPage = named('Administración', async () => (await import('../panel/login/PanelLoginPage.tsx')).PanelLoginPage)
const PanelPage = named('Panel', async () => (await import('../panel/PanelPage.tsx')).PanelPage)

const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => root, path }) as const

/** Every route of §2.1. */
export const routeTree = root.addChildren([
  createRoute({ ...at('/'), component: HomePage }),
  createRoute({ ...at('/home'), component: HomePage }),
  createRoute({ ...at('/empresa'), component: construction('Empresa') }),
  createRoute({ ...at('/productos'), ...opensById('producto'), component: construction('Productos') }),
  createRoute({ ...at('/servicios'), component: construction('Servicios') }),
  createRoute({ ...at('/descargas'), component: construction('Descargas') }),
  createRoute({ ...at('/novedades'), ...opensById('novedad'), component: construction('Novedades') }),
  createRoute({ ...at('/ferias'), ...opensById('feria'), component: construction('Ferias') }),
  createRoute({ ...at('/videos'), component: construction('Videos') }),
  createRoute({ ...at('/contactos'), component: construction('Contacto') }),
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
