import { local } from '../../state/storage.ts'
import { embedded } from '../mode.ts'
import { onUpdateWaiting, warm } from '../worker/control.ts'
import { thrifty } from './thrift.ts'
import { useWorkerNews } from './worker-news.ts'

const saidKey = 'listoSinConexion'

/** In s: what could not be fetched is asked for again. After the second time it is said. */
const pauses = [20, 60, 180, 600] as const

const sayOnce = () => {
  if (local.getItem(saidKey) !== null) return
  local.setItem(saidKey, '1')
  useWorkerNews.setState({ ready: true })
}

const attempt = async (attempts: number): Promise<void> => {
  const missing = await warm()
  useWorkerNews.setState({ missing: missing.length })
  if (missing.length === 0) sayOnce()
  // Said to whoever was not told yet that all was here, once a page.
  else if (attempts === 1 && navigator.onLine && local.getItem(saidKey) === null) useWorkerNews.setState({ ready: true })
}

const pause = (seconds: number) => new Promise<void>((resolve) => {
  setTimeout(resolve, seconds * 1000)
  addEventListener('online', () => resolve(), { once: true })
})

const comeBack = () => new Promise<void>((resolve) => {
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
  const timer = setTimeout(() => useWorkerNews.setState({ preparing: true }), Math.max(patience.notices, patience.page - performance.now()))
  await answers
  clearTimeout(timer)
  useWorkerNews.setState({ preparing: false })
}

/** Hears the worker about new versions, and whether everything is here for offline use. */
export const followWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  // The dev server has no build to keep offline and no versions to update to.
  if (import.meta.env.DEV) return
  if (embedded || !thrifty()) void keepComplete()
  await onUpdateWaiting((applyUpdate) => useWorkerNews.setState({ applyUpdate }))
}
