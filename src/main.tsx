import { breath } from './app/boot/breath.ts'
import { factsOfPage } from './app/boot/from-page.ts'
import { fetchPage } from './app/routes/pages.ts'
import { isApiAddress, leaveApiAddress } from './app/worker/api-address.ts'
import { ensureWorker, isFirstVisit } from './app/worker/control.ts'
import { noteEdition } from './state/edition.ts'

const live = !!import.meta.env.VITE_API_URL
const html = document.documentElement

/** A page stands there, and is meant for this browser and this address; the page's own script has looked. */
const isPainted = (root: HTMLElement): boolean => root.hasChildNodes() && !html.hidden

/** One that is not goes unseen. */
const clear = (root: HTMLElement) => {
  root.replaceChildren()
  window.clicked = undefined
  for (const element of document.head.querySelectorAll('[data-page]:not(title)')) element.remove()
  html.hidden = false
}

/** The page comes while the worker gets ready; no `/api` address may be in the document before that. */
const boot = async (root: HTMLElement) => {
  await window.painted
  const code = import('./app/boot/react.ts').then(breath).then(() => import('./app/boot/start.tsx'))
  fetchPage(location.pathname)
  const painted = isPainted(root)
  if (!painted) clear(root)
  const first = import.meta.env.PROD && !isApiAddress() && (await isFirstVisit())
  noteEdition(first && !('past' in html.dataset))
  // What a first visit shows needs no worker: until it is there, it has the network and the processor to itself.
  const control = first ? code.then(({ shown }) => shown).then(ensureWorker) : ensureWorker()
  // A live API needs no worker: it only keeps the shell for offline use.
  const answers = live ? Promise.resolve('ready' as const) : control
  if (await leaveApiAddress(answers)) return
  const { start } = await code
  const stop = await start(root, { answers, painted, facts: factsOfPage() })
  const state = await answers
  if (state === 'ready') return
  stop()
  const { startWithoutWorker } = await import('./app/boot/no-worker.tsx')
  startWithoutWorker(root, state)
}

/** Whatever stands there stays. */
const giveUp = (root: HTMLElement) => (error: unknown) => {
  console.error(error)
  html.hidden = false
  window.releasePictures?.()
  root.prepend('No pudimos cargar el sitio. Revisá tu conexión y volvé a cargar la página.')
}

const root = document.getElementById('root')
if (root) boot(root).catch(giveUp(root))
