/** Runs a write in one transaction, together with everything kept about it. */
import type { Call } from './call.ts'
import { newJournal, watched } from './journal.ts'
import type { Journal } from './journal.ts'
import { seal, tidy } from './seal.ts'
import type { Store, Tables } from './store/port.ts'

interface Made {
  readonly answer: unknown
  readonly changes: readonly string[]
  /** The write's number, when it can be undone. */
  readonly change: number | undefined
}

const changesOf = ({ endpoint, journal }: Call): string[] => [
  ...new Set([
    ...endpoint.changes,
    ...([...journal.rows.values()].some(({ table }) => table === 'papelera') ? ['papelera'] : []),
    ...(endpoint.done === undefined ? [] : ['historial']),
  ]),
]

/** Checks access again within the transaction: the session may have ended while the body arrived. */
export const write = (
  store: Store,
  now: () => number,
  admit: (db: Tables, journal: Journal) => Promise<Call>,
  rule: (call: Call) => Promise<unknown>,
): Promise<Made> =>
  store.write(now(), async (inside, stamp) => {
    await tidy(store, inside, now())
    const journal = newJournal(stamp)
    const call = await admit(watched(inside, journal), journal)
    const answer = await rule(call)
    const change = await seal(call)
    return { answer, change, changes: changesOf(call) }
  })
