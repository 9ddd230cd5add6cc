import { leaveApiAddress } from './app/worker/api-address.ts'
import { ensureWorker } from './app/worker/control.ts'

/** Code comes while the worker gets ready; no `/api` address may be in the document before that. */
const boot = async (root: HTMLElement) => {
  const code = import('./app/start.tsx')
  const control = ensureWorker()
  // A live API needs no worker: it only keeps the shell for offline use.
  const state = import.meta.env.VITE_API_URL ? 'ready' : await control
  if (state !== 'ready') {
    const { startWithoutWorker } = await import('./app/no-worker.tsx')
    return startWithoutWorker(root, state)
  }
  const { start } = await code
  if (!leaveApiAddress()) start(root)
}

const giveUp = (root: HTMLElement) => (error: unknown) => {
  console.error(error)
  root.append('No pudimos cargar el sitio. Revisá tu conexión y volvé a cargar la página.')
}

const root = document.getElementById('root')
if (root) boot(root).catch(giveUp(root))
