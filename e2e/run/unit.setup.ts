/** The state in which each file of unit tests starts and ends, since the files of a worker share modules and globals. */
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { configureGlobal } from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, vi } from 'vitest'

// msw resolves relative paths against `location`, which Node lacks.
Object.assign(globalThis, { location: globalThis.location ?? new URL('http://localhost/') })

// A property that fails names its seed, with which it fails again: `SEED=… npx vitest run --project unit FILE`.
const { SEED } = process.env
if (SEED) configureGlobal({ seed: Number(SEED) })

// No database of another file.
globalThis.indexedDB = new IDBFactory()
Dexie.dependencies.indexedDB = indexedDB

// A file that mocks modules, or renews them for each test, has modules of its own.
const hasOwnModules = /\bvi\.(mock|resetModules)\(/.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))
if (hasOwnModules) vi.resetModules()

afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Some modules hold a database open.
  if (hasOwnModules || (await indexedDB.databases()).length > 0) vi.resetModules()
})
