/** Lets the waiting writes of a process share transactions, in which each is a part of its own. */
import { Refusal } from '../../refusal.ts'
import { databaseAway } from './database-refusals.ts'
import type { Ask } from './connection.ts'

/** The work of a transaction. `last`: the last statement; the end of the transaction need not wait for its answer. */
export type Work<T> = (ask: Ask) => Promise<{ readonly result: T; readonly last?: Promise<unknown> }>

/** In ms: how long a write waits for a database that does not answer. */
export const awayTimeout = 4_000

/** In ms: how long a write waits for another process, which holds the database's lock only while it lives and writes. */
export const turnTimeout = 30_000

/** In ms: for how long a transaction takes in one more write. Then other processes have their turn. */
const turn = 50

export interface Writer {
  /** Does all of the work or none, while no other process writes. */
  readonly transaction: <T>(work: Work<T>) => Promise<T>
}

interface Waiting {
  readonly since: number
  /** Its result hands over the write's own result, once the transaction stands. */
  readonly work: Work<() => void>
  readonly refuse: (error: unknown) => void
}

/** Does a write after others in one transaction. One that fails leaves nothing there, and the others stand. */
const runInSavepoint = async (ask: Ask, { work, refuse }: Waiting): Promise<() => void> => {
  await ask('SAVEPOINT parte')
  try {
    const { result, last } = await work(ask)
    await last
    await ask('RELEASE SAVEPOINT parte')
    return result
  } catch (error) {
    await ask('ROLLBACK TO SAVEPOINT parte').catch(() => {
      // On a full disk SQLite has rolled back all of them.
      throw error
    })
    return () => refuse(error)
  }
}

/** No write is refused for the number of those before it: each is done once its turn comes, in the order of the calls. */
export const createWriteQueue = (current: () => Writer) => {
  let waiting: Waiting[] = []
  let isWriting = false
  const share = async (first: Waiting) => {
    const taken = [first]
    const ends: (() => void)[] = []
    try {
      await current().transaction(async (ask) => {
        const { result, last } = await first.work(ask)
        ends.push(result)
        const until = Date.now() + turn
        for (let next; Date.now() < until && (next = waiting.shift());) {
          taken.push(next)
          await last
          ends.push(await runInSavepoint(ask, next))
        }
        return { result: undefined, ...(taken.length === 1 && last && { last }) }
      })
      for (const end of ends) end()
    } catch (error) {
      for (const { refuse } of taken) refuse(error)
      if (error instanceof Refusal && error.status === 503) refuseLate(error)
    }
  }
  /** While the database is away, no write waits until each earlier one has found that out. */
  const refuseLate = (why: Refusal) => {
    const isLate = ({ since }: Waiting) => Date.now() - since > awayTimeout
    for (const { refuse } of waiting.filter(isLate)) refuse(databaseAway(why))
    waiting = waiting.filter((write) => !isLate(write))
  }
  const begin = () => {
    const first = isWriting ? undefined : waiting.shift()
    if (!first) return
    isWriting = true
    void share(first).finally(() => {
      isWriting = false
      begin()
    })
  }
  return <T>(work: Work<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const resolvingWork: Waiting['work'] = async (ask) => {
        const made = await work(ask)
        return { ...made, result: () => resolve(made.result) }
      }
      waiting.push({ since: Date.now(), work: resolvingWork, refuse: reject })
      begin()
    })
}
