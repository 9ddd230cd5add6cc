/** Every call that this worker answers, told to the review room: once it has its answer, and never in its way. */
import { askCalls, channelName, type CallEntry, type PastCalls } from '../../demo/calls/entry.ts'
import { scope } from '../scope.ts'
import { noting } from './record.ts'

/** For a page that listens late. */
const kept = 100
const past: CallEntry[] = []
const channel = new BroadcastChannel(channelName)

scope.addEventListener('message', ({ data, source }) => {
  if (data.type !== askCalls.type || !(source instanceof Client)) return
  const answer: PastCalls = { type: 'CALLS', calls: past, tab: source.id }
  source.postMessage(answer)
})

const tell = (call: CallEntry): void => {
  past.push(call)
  if (past.length > kept) past.shift()
  channel.postMessage(call)
}

/** Answers, and tells of it: `event.respondWith(logged(event, () => respond(event.request)))`. */
export const logged = (event: FetchEvent, respond: () => Promise<Response>): Promise<Response> => {
  const note = noting(event.request, event.clientId)
  const response = respond()
  // Before the browser reads the answer, which can be copied only until then.
  event.waitUntil(
    response
      .then(note, () => note())
      .then(tell)
      .catch(console.warn),
  )
  return response
}
