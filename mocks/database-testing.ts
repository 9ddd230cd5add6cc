import { onTestFinished } from 'vitest'
import type { BackendOptions } from './backend.ts'
import { Db } from './store/dexie.ts'
import { login, testBackend } from './testing.ts'

/** A backend on a database of the browser, its administrator logged in, and direct access to the rows. */
export const onDatabase = async (options: Partial<BackendOptions> = {}) => {
  const databaseName = crypto.randomUUID()
  const backend = testBackend({ databaseName, ...options })
  await login(backend)
  const db = new Db(databaseName, () => Promise.reject(new Error('already there')))
  onTestFinished(() => {
    backend.close()
    db.close()
  })
  return { backend, db }
}
