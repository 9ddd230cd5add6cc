import { local } from '#state/storage.ts'
import { embedded } from '#state/mode.ts'
import { keep, onUpdateWaiting, warm, warmWords } from '../worker/late.ts'
import { sparing } from './data-saving.ts'
import { useWorkerNews } from './worker-news.ts'

const announcedKey = 'listoSinConexion'

/** In s: pauses before failed files are fetched again. The visitor is told after the second failure. */
const pauses = [20, 60, 180, 600] as const

const sayOnce = (news: 'ready' | 'sparing') => {
  if (local.getItem(announcedKey) !== null) return
  local.setItem(announcedKey, '1')
  useWorkerNews.setState({ [news]: true })
}

const attempt = async (attempts: number): Promise<void> => {
  const missing = await warm()
  useWorkerNews.setState({ missing: missing.length })
  if (missing.length === 0) sayOnce('ready')
  // Once a page, and only for visitors who were not told before.
  else if (attempts === 1 && navigator.onLine && local.getItem(announcedKey) === null)
    useWorkerNews.setState({ ready: true })
}

const pause = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000)
    addEventListener('online', () => resolve(), { once: true })
  })

const comeBack = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
  })

/**
 * Fetches the files of offline use until all are there: after ever longer pauses, and at once when the connection is back. A tab that
 * is shown again starts another check, since the browser or its user may have cleared files.
 */
const keepComplete = async (): Promise<never> => {
  for (let attempts = 0; ; attempts++) {
    await attempt(attempts).catch(console.warn)
    if (useWorkerNews.getState().missing === 0) await comeBack()
    else await pause(pauses[attempts] ?? pauses[3])
  }
}

/** In ms since the page was opened, and since its notices are mounted. A working installation takes a fraction of it. */
const installTimes = { page: 3_500, notices: 300 }

/** Shows PreparingNotice while the backend is late. */
export const followBackend = async (answers: Promise<unknown>): Promise<void> => {
  const timer = setTimeout(
    () => useWorkerNews.setState({ preparing: true }),
    Math.max(installTimes.notices, installTimes.page - performance.now()),
  )
  await answers
  clearTimeout(timer)
  useWorkerNews.setState({ preparing: false })
}

/** Has the worker keep the visited pages' code. A browser may fetch code past the worker; all other files are stored by the worker (worker/shell.ts). */
const keepVisited = () =>
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (name.startsWith(`${location.origin}/assets/`)) keep(new URL(name).pathname).catch(console.warn)
  }).observe({ type: 'resource', buffered: true })

/** Waits for the page's own pictures, which come before files for later. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Follows the worker's news: new versions, and whether the files of offline use are there. */
export const followWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  // The dev server has no build to keep offline and no versions to update to.
  if (import.meta.env.DEV) return
  if (!(await sparing())) void loaded().then(keepComplete)
  else {
    loaded().then(warmWords).catch(console.warn)
    if (embedded) {
      sayOnce('sparing')
      keepVisited()
    }
  }
  onUpdateWaiting((applyUpdate) => useWorkerNews.setState({ applyUpdate }))
}
