/**
 * Stands in a build for three modules of TanStack Router (build/lean.ts): those that load another page, that match addresses with
 * patterns, and that scroll. A prerendered page is hydrated without them.
 */
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { _isRouteDeparting as IsDeparting } from '../../../node_modules/@tanstack/router-core/dist/esm/load-client.js'
import type * as Later from './router-later.ts'

let later: typeof Later | undefined
let coming: Promise<typeof Later> | undefined
const unscrolled = new Set<AnyRouter>()

const arrive = (code: typeof Later): typeof Later => {
  later = code
  for (const router of unscrolled) code.setupScrollRestoration(router)
  unscrolled.clear()
  return code
}

/** Loads the code. After a failure the next call tries again. */
export const fetchLaterRouter = (): Promise<typeof Later> =>
  (coming ??= import('./router-later.ts').then(arrive).catch((error: unknown) => {
    coming = undefined
    throw error
  }))

/** Shows the page of the address. Where the code does not come, the page of the host is better than a dead link. */
export const loadClientRoute: typeof Later.loadClientRoute = async (router, options) => {
  if (later) return later.loadClientRoute(router, options)
  // A tap is seen to be heard before the code is here.
  const [from, to] = [router.stores.resolvedLocation.get(), router.latestLocation]
  router.emit({
    type: 'onBeforeLoad',
    fromLocation: from,
    toLocation: to,
    pathChanged: from?.pathname !== to.pathname,
    hrefChanged: from?.href !== to.href,
    hashChanged: from?.hash !== to.hash,
  })
  const code = await fetchLaterRouter().catch((error: unknown) => {
    if (!from) throw error
    location.reload()
  })
  await code?.loadClientRoute(router, options)
}

export const preloadClientRoute: typeof Later.preloadClientRoute = async (router, options) =>
  (await fetchLaterRouter()).preloadClientRoute(router, options)

export const setupScrollRestoration = (router: AnyRouter): void => {
  if (later) later.setupScrollRestoration(router)
  else unscrolled.add(router)
}

/** The same as in the router's own module. */
const isRouteDeparting: typeof IsDeparting = ({ _tx: going }, routeId, location) =>
  routeId && going?.[2] === location && !going[3].some((match) => match.routeId === routeId)

type Routes = Record<string, AnyRoute>

/** The routes by their literal paths, and by their patterns once these are asked for with the code at hand. */
interface Tree {
  readonly routeTree: AnyRoute
  readonly caseSensitive: boolean
  readonly routesByPath: Routes
  patterns?: ReturnType<typeof Later.processRouteTree<AnyRoute>>['processedTree']
}

export const processRouteTree = (routeTree: AnyRoute, caseSensitive: boolean) => {
  const children: readonly AnyRoute[] = routeTree.children
  for (const [index, route] of [routeTree, ...children].entries()) route.init(index)
  const routesByPath: Routes = Object.fromEntries(children.map((route) => [route.fullPath, route]))
  const processedTree: Tree = { routeTree, caseSensitive, routesByPath }
  const routesById: Routes = Object.fromEntries([routeTree, ...children].map((route) => [route.id, route]))
  return { processedTree, routesById, routesByPath }
}

export const buildRouteBranch = (route: AnyRoute): AnyRoute[] =>
  route.parentRoute ? [route.parentRoute, route] : [route]

export const findRouteMatch = (path: string, tree: Tree, fuzzy?: boolean) => {
  if (later) {
    tree.patterns ??= later.processRouteTree(tree.routeTree, tree.caseSensitive).processedTree
    return later.findRouteMatch(path, tree.patterns, fuzzy)
  }
  const route = tree.routesByPath[path || '/']
  return route ? { route, rawParams: {}, branch: buildRouteBranch(route) } : null
}

const unused = (): never => {
  throw new Error('For servers, development, and routes that this site does not have')
}
export {
  isRouteDeparting as _isRouteDeparting,
  unused as _getAssetMatches,
  unused as _getRenderedMatches,
  unused as findFlatMatch,
  unused as findSingleMatch,
  unused as loadRouteChunk,
  unused as parseSegments,
  unused as processRouteMasks,
  unused as refreshClientRoute,
  unused as replaceRouteChunk,
}
