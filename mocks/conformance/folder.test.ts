/** The same rules on a folder. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { createEntornoLookup } from '#finder/near.ts'
import { seed } from '../seed/index.ts'
import { sqliteStore } from '../store/sql/sqlite.ts'
import { testBackend } from '../testing.ts'
import { inProcess } from './in-process.ts'
import { conformance } from './suite.ts'

const root = newFolder(afterAll)
const openStore = (name: string) => sqliteStore(join(root, name), () => Promise.resolve(seed))
// The seed is loaded once; each test starts with a copy.
const firstDay = async () => {
  const store = openStore('first day')
  await store.start()
  store.close()
}
let made: Promise<void> | undefined
let count = 0
const onFolder = async () => {
  made ??= firstDay()
  await made
  const name = String(++count)
  cpSync(join(root, 'first day'), join(root, name), { recursive: true })
  return testBackend({ store: openStore(name), near: createEntornoLookup })
}
conformance(inProcess(onFolder))
