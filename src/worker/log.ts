/** Reports every answered call to the review tools, without delaying the answer. */
import { channelName, type CallEntry } from '#state/call-entry.ts'
import type { FromWorker, ToWorker } from '#state/messages.ts'
import { scope } from './scope.ts'
import { noting } from './call-notes.ts'

/** How many calls are cached for pages that listen later. */
const limit = 100
const past: CallEntry[] = []
const channel = new BroadcastChannel(channelName)

scope.addEventListener('message', ({ data, source }) => {
  const { type }: ToWorker = data
  if (type !== 'ASK_CALLS' || !(source instanceof Client)) return
  const answer: FromWorker = { type: 'CALLS', calls: past, tab: source.id }
  source.postMessage(answer)
})

const report = (call: CallEntry): void => {
  past.push(call)
  if (past.length > limit) past.shift()
  channel.postMessage(call)
}

/** Answers and reports a call: `event.respondWith(logged(event, () => respond(event.request)))`. */
export const logged = (event: FetchEvent, respond: () => Promise<Response>): Promise<Response> => {
  const note = noting(event.request, event.clientId)
  const response = respond()
  event.waitUntil(
    response
      .then(note, () => note())
      .then(report)
      .catch(console.warn),
  )
  return response
}
