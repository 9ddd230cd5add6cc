import { sendFirstReads, takeFromBuild, type FirstAnswers } from './app/first-reads.ts'
import { showLook } from './app/last-look.ts'
import { fetchPage } from './app/pages.ts'
import { isApiAddress, leaveApiAddress } from './app/worker/api-address.ts'
import { ensureWorker, isFirstVisit } from './app/worker/control.ts'

const live = !!import.meta.env.VITE_API_URL

/** Whether somebody answers already: not after a hard reload. */
const answered = live || !!navigator.serviceWorker?.controller

/** What the build noted may have been changed since the first visit. */
const nothingAhead: FirstAnswers = { asked: new Map(), files: new Map(), settled: Promise.resolve() }

/** The page comes while the worker gets ready; no `/api` address may be in the document before that. */
const boot = async (root: HTMLElement) => {
  const code = import('./app/start.tsx')
  // Where somebody answers nothing is waited for: the reads leave before anything else.
  const first = !answered && import.meta.env.PROD && !isApiAddress() && await isFirstVisit()
  const ahead = answered ? sendFirstReads() : first ? takeFromBuild() : nothingAhead
  fetchPage(location.pathname)
  const look = answered ? showLook(root) : undefined
  // What a first visit shows needs no worker: until it is there, it has the network and the processor to itself.
  const control = first ? code.then(({ pageShown }) => pageShown).then(ensureWorker) : ensureWorker()
  // A live API needs no worker: it only keeps the shell for offline use.
  const answers = live ? Promise.resolve('ready' as const) : control
  if (await leaveApiAddress(answers)) return
  const { start } = await code
  const stop = await start(root, { answers, ahead, look })
  const state = await answers
  if (state === 'ready') return
  stop()
  const { startWithoutWorker } = await import('./app/no-worker.tsx')
  startWithoutWorker(root, state)
}

const giveUp = (root: HTMLElement) => (error: unknown) => {
  console.error(error)
  root.replaceChildren('No pudimos cargar el sitio. Revisá tu conexión y volvé a cargar la página.')
}

const root = document.getElementById('root')
if (root) boot(root).catch(giveUp(root))
