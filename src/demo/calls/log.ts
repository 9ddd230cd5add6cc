import { create } from 'zustand'
import { useSession } from '../../state/session.ts'
import { covered } from './cover.ts'
import { askCalls, channelName, type CallEntry, type PastCalls } from './entry.ts'

/** Who was logged in, as far as this page knows. */
interface Session {
  readonly panel: number | null
  readonly zona: number | null
}

/** A call as this tab keeps it: nothing in it is to be hidden any more. */
export interface LoggedCall extends CallEntry {
  readonly session?: Session
}

interface Log {
  /** The latest first. */
  readonly calls: readonly LoggedCall[]
  /** What the worker calls this tab. */
  readonly tab: string | undefined
}

export const mostCalls = 500

export const useCalls = create<Log>(() => ({ calls: [], tab: undefined }))

/** What was told already is not told twice. */
const add = (told: readonly LoggedCall[]): void =>
  useCalls.setState(({ calls }) => {
    const known = new Set(calls.map(({ id }) => id))
    const fresh = told.filter(({ id }) => !known.has(id)).map(covered)
    return fresh.length === 0 ? {} : { calls: [...fresh, ...calls].toSorted((a, b) => b.at - a.at).slice(0, mostCalls) }
  })

export const forgetCalls = (): void => useCalls.setState({ calls: [] })

const sessionNow = (): Session => {
  const { idLogin, idLoginZona } = useSession.getState()
  return { panel: idLogin, zona: idLoginZona }
}

const isPast = (data: unknown): data is PastCalls =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === askCalls.type

let following = false

/** Keeps the calls of every tab in the memory of this one, from now on; and the latest of those before. */
export const followCalls = (): void => {
  if (following || !('serviceWorker' in navigator)) return
  following = true
  new BroadcastChannel(channelName).addEventListener('message', ({ data }: MessageEvent<CallEntry>) =>
    add([{ ...data, session: sessionNow() }]),
  )
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isPast(data)) return
    useCalls.setState({ tab: data.tab })
    add(data.calls)
  })
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(askCalls))
}
