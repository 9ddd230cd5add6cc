import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { plainSearch, parseShown } from '#site/page/shown.ts'
import { pages, type SitePage } from '#site/pages.ts'
import { useSession } from '#state/session.ts'
import { openLogin } from '#zone/open-login.ts'
import { readAhead } from './ahead.ts'
import { ErrorPage } from '../frame/ErrorPage.tsx'
import { Frame } from '../frame/Frame.tsx'
import { findDetour } from './guards.ts'
import { PagePending } from '../frame/PagePending.tsx'
import { code } from './code.ts'

const root = createRootRoute({ component: Frame })

/** The panel's login keeps the place to return to behind '#'. The zone's login is a dialog that opens at once. */
const guard = ({
  location: { pathname, hash, href },
  preload,
}: {
  location: { pathname: string; hash: string; href: string }
  preload: boolean
}) => {
  const to = findDetour(pathname, useSession.getState(), hash)
  if (to === '/' && !preload) void openLogin(href)
  if (to) throw redirect({ to, hash, replace: true })
}

const loadComponent = async (path: string) => {
  const component = await code[path]?.()
  if (!component) throw new Error(`No code for ${path}`)
  return { default: component }
}

/** A list and its records share a route; `?id=` in the address tells which one is shown. */
const toRoute = (page: SitePage) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path,
    beforeLoad: guard,
    loader: () => readAhead(page.path),
    component: lazyRouteComponent(() => loadComponent(page.path)),
    ...('record' in page && { validateSearch: parseShown }),
  })

/** All routes of §2.1, and 'Mi pedido'. */
const routeTree = root.addChildren([
  ...pages.map(toRoute),
  createRoute({
    getParentRoute: () => root,
    path: '$',
    component: lazyRouteComponent(() => import('./Elsewhere.tsx'), 'Elsewhere'),
  }),
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
