import { sendFirstReads } from './app/first-reads.ts'
import { leaveApiAddress } from './app/worker/api-address.ts'
import { ensureWorker } from './app/worker/control.ts'

const live = Boolean(import.meta.env.VITE_API_URL)

const nothingAhead = { here: [], settled: Promise.resolve() }

/** The page comes while the worker gets ready; no `/api` address may be in the document before that. */
const boot = async (root: HTMLElement) => {
  const code = import('./app/start.tsx')
  const control = ensureWorker()
  // A live API needs no worker: it only keeps the shell for offline use.
  const answers = live ? Promise.resolve('ready' as const) : control
  const ahead = live || navigator.serviceWorker?.controller ? sendFirstReads() : nothingAhead
  if (await leaveApiAddress(answers)) return
  const { start } = await code
  const stop = await start(root, answers, ahead)
  const state = await answers
  if (state === 'ready') return
  stop()
  const { startWithoutWorker } = await import('./app/no-worker.tsx')
  startWithoutWorker(root, state)
}

const giveUp = (root: HTMLElement) => (error: unknown) => {
  console.error(error)
  root.append('No pudimos cargar el sitio. Revisá tu conexión y volvé a cargar la página.')
}

const root = document.getElementById('root')
if (root) boot(root).catch(giveUp(root))
