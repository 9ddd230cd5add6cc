/** What TanStack Router needs to go to another page, in a file of its own, which loads after the first page (router-first.ts). */
export {
  loadClientRoute,
  preloadClientRoute,
} from '../../../node_modules/@tanstack/router-core/dist/esm/load-client.js'
export {
  findRouteMatch,
  processRouteTree,
} from '../../../node_modules/@tanstack/router-core/dist/esm/new-process-route-tree.js'
export { setupScrollRestoration } from '../../../node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js'
