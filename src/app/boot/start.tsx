import type { QueryClient } from '@tanstack/react-query'
// The app and its libraries first: code compresses better in this order.
import { createQueryClient } from '../query-client.ts'
import { App } from '../App.tsx'
import { createAppRouter, type AppRouter } from '../routes/router.tsx'
import { takeAhead } from '#api/ahead.ts'
import { read, refresh } from '#api/queries.ts'
import { obtenerContacto } from '#contract/contacto.ts'
import { marcaQuery } from '#ui/brand/marca.ts'
import { HeaderTools } from '#site/header/late-tools.ts'
import { hasUnsaved } from '#state/dirty.ts'
import { useSession } from '#state/session.ts'
import { atMost } from '#ui/at-most.ts'
import { takeFromHost } from '#ui/media-url.ts'
import { later, waitForContent } from '#ui/later.ts'
import { onFailure } from '../failures.ts'
import { firstContent, pageShown } from './first-content.ts'
import { findDetour } from '../routes/guards.ts'
import { followCached } from '../worker/cached-answers.ts'
import type { PageFacts } from './from-page.ts'
import { getChrome } from '../frame/chrome.ts'
import { followNavigation } from '../frame/navigation.ts'
import { embedded } from '#state/mode.ts'
import { render } from './render.tsx'
import { hydratePage } from './hydrate.ts'
import { onWorkerMessage } from '#state/messages.ts'
import { holdFileLinks } from '../worker/file-links.ts'

export { holdCalls } from '#api/client.ts'

const router = createAppRouter()

type AtRest = (router: AppRouter, client: QueryClient) => unknown
let atRest: AtRest | undefined
/** Has `work` done once the first page is shown and the browser has nothing better to do. */
export const onRest = (work: AtRest): void => {
  atRest = work
}

/** Resolves when the first page is hydrated. */
export const shown = pageShown(router)

/** After the panel's first write the browser is asked to keep this site's data. */
const keepStorage = () => {
  if (embedded && location.pathname.startsWith('/admin/panel'))
    import('#state/persistence.ts').then(({ askToPersist }) => askToPersist()).catch(console.warn)
}

/** Removes private data after a session. Only public reads have an address in `meta`. */
const forgetPrivate = (client: QueryClient) =>
  client.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.url === undefined })

const moveOn = async (client: QueryClient, to: ReturnType<typeof findDetour>) => {
  if (to) await router.navigate({ to, hash: true, replace: true })
  forgetPrivate(client)
}

/** Moves the user after a login or logout in any tab to a page that the session may see, unless a form is unsaved. */
const followSession = (client: QueryClient) =>
  useSession.subscribe((session) => {
    if (!hasUnsaved()) void moveOn(client, findDetour(router.state.location.pathname, session))
  })

/**
 * Follows writes from the start, since a tab in the background must not miss those of other tabs before it is shown. A mutation of this
 * page reads again by itself (api/write.ts), so that each list is read once.
 */
const followWrites = (client: QueryClient) => {
  if (!('serviceWorker' in navigator)) return
  onWorkerMessage((message) => {
    if (message.type === 'CHANGED' && !(message.own && client.isMutating() > 0)) void refresh(client, message.resources)
  })
}

interface Boot {
  /** Resolves when the API answers. */
  readonly answers: Promise<unknown>
  /** Whether a prerendered page is on screen. */
  readonly painted: boolean
  readonly facts: PageFacts
}

/** Shows the company's colours, where it has said who it is. */
const showMarca = async (client: QueryClient): Promise<void> => {
  const query = marcaQuery()
  const marca = query.enabled && (await client.ensureQueryData(query))
  if (marca) (await import('./paint-marca.ts')).paintMarca(marca)
}

/** In ms: how long a page waits for its whole header. */
const headerTimeout = 1_000

/** Waits, on a page without HTML of its own, for the header and the stored typeface: words that wrap otherwise would move the page. */
const waitForHeader = async (client: QueryClient) => {
  const company = showMarca(client).catch(console.warn)
  if (!getChrome(location.pathname).nav) return atMost(headerTimeout, company)
  await atMost(
    headerTimeout,
    Promise.allSettled([
      company,
      HeaderTools.ahead(),
      client.ensureQueryData(read(obtenerContacto, {})),
      navigator.serviceWorker?.controller && document.fonts.load('1em "Archivo Variable"'),
    ]),
  )
}

const show = async (root: HTMLElement, client: QueryClient, painted: boolean) => {
  const app = <App client={client} router={router} />
  if (painted) return hydratePage(root, app, router).then(() => () => {})
  void router.load()
  await waitForHeader(client)
  return render(root, app)
}

/** Shows the app. Returns a function that removes the app; it does nothing for a prerendered page. */
export const start = async (root: HTMLElement, { answers, painted, facts }: Boot): Promise<() => void> => {
  takeFromHost(new Map(Object.entries(facts.files)))
  takeAhead(new Map(Object.entries(facts.answers)), facts.totals)
  const client = createQueryClient({ onFailure: onFailure(router), onWritten: keepStorage })
  holdFileLinks(answers)
  followNavigation(router, painted)
  followSession(client)
  followWrites(client)
  // Only a live build's worker keeps answers.
  if (import.meta.env.VITE_API_URL) followCached(client)
  waitForContent(firstContent(client, shown))
  const stop = await show(root, client, painted)
  later()
    .then(() => atRest?.(router, client))
    .catch(console.warn)
  later()
    .then(() => import('../notices/start.tsx'))
    .then(({ startNotices }) => startNotices(root, client, answers, router))
    // Reports late, as state/unless-left.ts does, without the bytes of that file.
    .catch((error: unknown) => setTimeout(console.error, 1_000, error))
  return stop
}
