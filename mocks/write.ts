/** Runs a write in one transaction, together with its trash, undo and history. */
import type { Call, Callers, Work } from './call.ts'
import { newJournal, watched, type Journal } from './journal.ts'
import { seal, tidy } from './seal.ts'
import type { Store, Tables } from './store/port.ts'

/** The outcome of a call, and the changes of a write. */
export interface Made {
  readonly answer: unknown
  readonly changes?: readonly string[]
  /** The write's number, when it can be undone. */
  readonly change?: number | undefined
}

const getChangedResources = ({ endpoint, journal }: Call): string[] => [
  ...new Set([
    ...endpoint.changes,
    ...([...journal.rows.values()].some(({ table }) => table === 'papelera') ? ['papelera'] : []),
    ...(endpoint.done === undefined ? [] : ['historial']),
  ]),
]

/** Checks access again with the write: the session may have ended while the body arrived. */
export const write = async (
  store: Store,
  now: () => number,
  admit: (db: Tables) => Promise<Callers>,
  createCall: (db: Tables, callers: Callers, journal: Journal) => Call,
  rule: Work,
): Promise<Made> => {
  const work = async (inside: Tables, stamp: number): Promise<Made> => {
    if (!rule.ahead) await tidy(store, inside, now())
    const journal = newJournal(stamp)
    const db = watched(inside, journal)
    const call = createCall(db, await admit(db), journal)
    const answer = await rule(call)
    const change = await seal(call)
    return { answer, change, changes: getChangedResources(call) }
  }
  return store.write(now(), work, rule.ahead)
}
