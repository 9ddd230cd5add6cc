import { local } from '../../state/storage.ts'
import { onUpdateWaiting, warm } from '../worker/control.ts'
import { useWorkerNews } from './worker-news.ts'

const saidKey = 'listoSinConexion'

const fetchRest = async () => {
  await warm(() => undefined)
  useWorkerNews.setState({ complete: true })
  if (local.getItem(saidKey) !== null) return
  local.setItem(saidKey, '1')
  useWorkerNews.setState({ ready: true })
}

/** Quiet: what could not be fetched is tried again when the connection is back. */
const keepComplete = () => {
  const attempt = () => {
    if (useWorkerNews.getState().complete) return
    fetchRest().catch((error: unknown) => console.warn(error))
  }
  addEventListener('online', attempt)
  attempt()
}

/** Hears the worker about new versions, and whether everything is here for offline use. */
export const followWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  // The dev server has no build to keep offline and no versions to update to.
  if (import.meta.env.DEV) return
  keepComplete()
  await onUpdateWaiting((applyUpdate) => useWorkerNews.setState({ applyUpdate }))
}
