import { yieldToBrowser } from './app/boot/yield-to-browser.ts'
import { readPageFacts } from './app/boot/from-page.ts'
import { prefersLessData } from './app/notices/data-saving.ts'
import { fetchPage } from './app/routes/code.ts'
import { isApiAddress, leaveApiAddress } from './app/worker/api-address.ts'
import { ensureWorker, isFirstVisit } from './app/worker/control.ts'
import { buildId } from './state/build-id.ts'
import { noteEdition } from './state/edition.ts'
import { openPageSnapshots } from './state/page-snapshots.ts'

const live = !!import.meta.env.VITE_API_URL
const html = document.documentElement

/** Whether the document holds a prerendered page for this browser and this address, as the inline script decided. */
const isPainted = (root: HTMLElement): boolean => root.hasChildNodes() && !html.hidden

/** Removes a prerendered page that is not for this visitor, before it is seen. */
const clear = (root: HTMLElement) => {
  root.replaceChildren()
  window.acts = undefined
  for (const element of document.head.querySelectorAll('[data-page]:not(title)')) element.remove()
  html.hidden = false
}

/** Loads the page while the worker gets ready. No `/api` address may be in the document before the worker is. */
const boot = async (root: HTMLElement) => {
  await window.painted
  const code = import('./app/boot/react.ts').then(yieldToBrowser).then(() => import('./app/boot/start.tsx'))
  fetchPage(location.pathname)
  const painted = isPainted(root)
  if (!painted) clear(root)
  const first = import.meta.env.PROD && !isApiAddress() && (await isFirstVisit())
  noteEdition(first && !('past' in html.dataset))
  // A first visit's page needs no worker, so registering waits until the page is shown.
  const control = first ? code.then(({ shown }) => shown).then(ensureWorker) : ensureWorker()
  // With a live API the worker only keeps the shell for offline use.
  const answers = live ? Promise.resolve('ready' as const) : control
  if (await leaveApiAddress(answers)) return
  const pageSnapshots = prefersLessData() ? undefined : openPageSnapshots(answers, buildId())
  const { holdCalls, onRest, start } = await code
  holdCalls(answers)
  if (pageSnapshots) {
    // What is read before the cache is open is not to be kept in it.
    pageSnapshots.onOpen(holdCalls)
    onRest((router, client) =>
      import('./prerender/page-snapshots.ts').then(({ keepPageSnapshots }) =>
        keepPageSnapshots(router, client, pageSnapshots),
      ),
    )
  }
  await yieldToBrowser()
  const stop = await start(root, { answers, painted, facts: readPageFacts() })
  const { mend } = window
  window.started?.()
  const state = await answers
  if (state === 'ready') return
  stop()
  const { startWithoutWorker } = await import('./app/boot/no-worker.tsx').catch((error: unknown) => {
    // Nothing else says why the page has no backend.
    window.mend = mend
    throw error
  })
  startWithoutWorker(root, state)
}

const root = document.getElementById('root')
// Reports late, as state/unless-left.ts does, without the bytes of that file.
if (root)
  boot(root).catch((error: unknown) =>
    setTimeout(() => {
      console.error(error)
      window.mend?.()
    }, 1_000),
  )
