import { createStore, get, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { openStore } from './open-store.ts'

test('a database that opens late refuses until then, and what it refused is never written', async () => {
  const database = await createStore('prueba', 'cosas')('readonly', ({ transaction }) => transaction.db)
  // No other connection opens until this one lets the database be deleted.
  indexedDB.deleteDatabase('prueba')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const store = openStore('prueba', 'cosas')
  const refused = set('a', 1, store).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  expect(await refused).toMatchObject({ message: 'No answer.' })
  database.close()
  await vi.waitFor(() => set('b', 2, store), 20_000)
  expect(await Promise.all(['a', 'b'].map((key) => get(key, store)))).toEqual([undefined, 2])
})
