import { readFile } from 'node:fs/promises'
import { createBackend } from './backend.ts'
import type { BackendOptions } from './backend.ts'
import { readRows } from '../src/contract/bulk-sheet.ts'
import { seed } from './seed/index.ts'

let count = 0

/** A backend of its own for a test: a fresh database, the seed's files from disk, every answer held against the contract. */
export const testBackend = (options: Partial<BackendOptions> = {}) => createBackend({
  asset: async (path) => new Blob([await readFile(new URL(`seed/media/${path}`, import.meta.url))]),
  readSheet: readRows,
  seed: () => Promise.resolve(seed),
  checkResponses: true,
  databaseName: `test-${++count}`,
  ...options,
})
