/** The worker of a live build: serves the shell offline, and the public content that was last seen. */
import type { Endpoint } from '#contract/endpoint.ts'
import { syncTag } from '#state/outbox/send.ts'
import { broadcast } from './clients.ts'
import { keepContent } from './live/content.ts'
import { answerRead, forgetLate } from './live/last-good.ts'
import { answerPicture } from './live/pictures.ts'
import { getMessageKey, sendInBackground, sendOnce } from './live/outgoing.ts'
import { findPublicRead } from './live/public-reads.ts'
import { forgetPageSnapshots } from '#state/page-snapshots.ts'
import { renewShell } from './precache.ts'
import { scope } from './scope.ts'
import { startShell } from './shell.ts'

/** The public read that a request for data or a picture makes. Navigations and parts of videos go to the API untouched. */
const findRead = ({ method, mode, url, destination }: Request): Endpoint | undefined => {
  const read = method === 'GET' && mode !== 'navigate' ? findPublicRead(new URL(url)) : undefined
  return read?.response.kind === 'bytes' && destination !== 'image' ? undefined : read
}

/** Whether a request may change data. The API deletes by GET too. */
const mayWrite = ({ method, url }: Request): boolean => method !== 'GET' || url.includes('/api/delete')

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  const key = getMessageKey(request)
  if (key !== undefined) event.respondWith(sendOnce(key, request, waitUntil))
  if (mayWrite(request)) {
    forgetLate()
    waitUntil(forgetPageSnapshots())
  }
  const read = findRead(request)
  if (!read) return
  const notifyTabs = (url: string) => broadcast({ type: 'FRESH', url })
  event.stopImmediatePropagation()
  event.respondWith(
    read.response.kind === 'bytes'
      ? answerPicture(request, waitUntil)
      : answerRead(read, request, { waitUntil, notifyTabs }),
  )
})

/** The event of Background Sync, which TypeScript's types for workers lack. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
const isSync = (event: Event): event is SyncEvent => 'tag' in event && event.tag === syncTag

scope.addEventListener('sync', (event: Event) => {
  if (isSync(event)) event.waitUntil(sendInBackground())
})

startShell(async () => {
  await renewShell().catch(console.warn)
  return keepContent()
})
