/** A write of the contract: one transaction, in which everything that is kept of it is kept as well. */
import type { Call } from './call.ts'
import type { Db } from './db.ts'
import { openJournal } from './journal.ts'
import type { Journal } from './journal.ts'
import { seal, tidy } from './seal.ts'

interface Made {
  readonly answer: unknown
  /** The resources that are not what they were. */
  readonly changes: readonly string[]
  /** Its number, where it can be taken back. */
  readonly change: number | undefined
}

const changesOf = ({ endpoint, journal }: Call): string[] => [
  ...new Set([
    ...endpoint.changes,
    ...([...journal.rows.values()].some(({ table }) => table === 'papelera') ? ['papelera'] : []),
    ...(endpoint.done === undefined ? [] : ['historial']),
  ]),
]

/** Who may is asked again in the transaction: the session may have ended while the body came. */
export const write = (
  db: Db,
  now: () => number,
  admit: (journal: Journal) => Promise<Call>,
  rule: (call: Call) => Promise<unknown>,
): Promise<Made> =>
  db.transaction('rw', db.tables, async () => {
    await tidy(db, now())
    const call = await admit(openJournal(db.stamp(now())))
    const answer = await rule(call)
    const change = await seal(call)
    return { answer, change, changes: changesOf(call) }
  })
