import { createStore, type UseStore } from 'idb-keyval'
import { noAnswer } from '#api/no-answer.ts'

/** In ms. */
const patience = 3_000

/** A store of idb-keyval. One that never opens, as happens in some browsers, refuses like one that is forbidden, and nothing is written later. */
export const openStore = (database: string, name: string): UseStore => {
  const store = createStore(database, name)
  return async (mode, use) => {
    await Promise.race([store('readonly', () => undefined), noAnswer(patience)])
    return store(mode, use)
  }
}
