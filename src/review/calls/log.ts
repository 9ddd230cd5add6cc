import { create } from 'zustand'
import { covered } from './cover.ts'
import { onWorkerMessage, say } from '#state/messages.ts'
import { channelName, type CallEntry } from '#state/call-entry.ts'

interface Log {
  /** The calls, latest first; their passwords are covered. */
  readonly calls: readonly CallEntry[]
  /** The worker's id of this tab. */
  readonly tab: string | undefined
}

export const mostCalls = 500

export const useCalls = create<Log>(() => ({ calls: [], tab: undefined }))

/** Adds calls that are not there yet. */
const add = (reported: readonly CallEntry[]): void =>
  useCalls.setState(({ calls }) => {
    const knownIds = new Set(calls.map(({ id }) => id))
    const fresh = reported.filter(({ id }) => !knownIds.has(id)).map(covered)
    return fresh.length === 0 ? {} : { calls: [...fresh, ...calls].toSorted((a, b) => b.at - a.at).slice(0, mostCalls) }
  })

export const forgetCalls = (): void => useCalls.setState({ calls: [] })

let following = false

/** Keeps the calls of every tab in the memory of this tab: the latest past ones, and all from now on. */
export const followCalls = (): void => {
  if (following || !('serviceWorker' in navigator)) return
  following = true
  new BroadcastChannel(channelName).addEventListener('message', ({ data }: MessageEvent<CallEntry>) => add([data]))
  onWorkerMessage((message) => {
    if (message.type !== 'CALLS') return
    useCalls.setState({ tab: message.tab })
    add(message.calls)
  })
  void navigator.serviceWorker.ready.then(({ active }) => say(active, { type: 'ASK_CALLS' }))
}
