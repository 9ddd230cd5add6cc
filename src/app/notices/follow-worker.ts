import { local } from '../../state/storage.ts'
import { embedded } from '../mode.ts'
import { onUpdateWaiting, warm } from '../worker/late.ts'
import { thrifty } from './thrift.ts'
import { useWorkerNews } from './worker-news.ts'

const saidKey = 'listoSinConexion'

/** In s: what could not be fetched is asked for again. After the second time it is said. */
const pauses = [20, 60, 180, 600] as const

const sayOnce = (news: 'ready' | 'sparing') => {
  if (local.getItem(saidKey) !== null) return
  local.setItem(saidKey, '1')
  useWorkerNews.setState({ [news]: true })
}

const attempt = async (attempts: number): Promise<void> => {
  const missing = await warm()
  useWorkerNews.setState({ missing: missing.length })
  if (missing.length === 0) sayOnce('ready')
  // Said to whoever was not told yet that all was here, once a page.
  else if (attempts === 1 && navigator.onLine && local.getItem(saidKey) === null)
    useWorkerNews.setState({ ready: true })
}

const pause = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000)
    addEventListener('online', () => resolve(), { once: true })
  })

const comeBack = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
  })

/**
 * Until everything is here: in ever longer pauses, and at once when the connection is back. What was here may be cleared
 * meanwhile: whoever comes back to the tab has it looked at again.
 */
const keepComplete = async (): Promise<never> => {
  for (let attempts = 0; ; attempts++) {
    await attempt(attempts).catch(console.warn)
    if (useWorkerNews.getState().missing === 0) await comeBack()
    else await pause(pauses[attempts] ?? pauses[3])
  }
}

/** In ms since the page was opened, and since its notices are there. A worker that comes takes a fraction of it. */
const patience = { page: 3_500, notices: 300 }

/** Says that the backend is long in coming, for as long as it is. */
export const followBackend = async (answers: Promise<unknown>): Promise<void> => {
  const timer = setTimeout(
    () => useWorkerNews.setState({ preparing: true }),
    Math.max(patience.notices, patience.page - performance.now()),
  )
  await answers
  clearTimeout(timer)
  useWorkerNews.setState({ preparing: false })
}

/** Of what one visits: a browser may take files of the code past the worker, which keeps all others that go by (worker/shell.ts). */
const keepVisited = async () => {
  const cache = await caches.open('warm')
  const seen = new Set<string>()
  const keep = async (url: string) => {
    if (!url.startsWith(`${location.origin}/assets/`) || seen.has(url)) return
    seen.add(url)
    if (!(await cache.match(url))) await cache.add(url)
  }
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) keep(name).catch(console.warn)
  }).observe({ type: 'resource', buffered: true })
}

/** The pictures of the page itself come before everything for later. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Hears the worker about new versions, and whether everything is here for offline use. */
export const followWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  // The dev server has no build to keep offline and no versions to update to.
  if (import.meta.env.DEV) return
  // Of a live build one expects no more than what one has seen.
  if (!thrifty()) void loaded().then(keepComplete)
  else if (embedded) {
    sayOnce('sparing')
    await keepVisited()
  }
  await onUpdateWaiting((applyUpdate) => useWorkerNews.setState({ applyUpdate }))
}
