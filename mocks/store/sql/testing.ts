/** Stores for tests: `STORE=folder` or `STORE=postgres`; by default a browser's. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../port.ts'
import type { Seed } from '../rows.ts'
import { newCluster } from './cluster.ts'
import { postgresStore } from './postgres.ts'
import { sqliteStore } from './sqlite.ts'

interface Stores {
  readonly make: (readSeed: () => Promise<Seed>) => Promise<Store | undefined>
  readonly end: () => void
}

export const requestedStores = async (): Promise<Stores> => {
  const where = process.env['STORE']
  if (where === undefined) return { make: () => Promise.resolve(undefined), end: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-'))
  let count = 0
  if (where === 'folder')
    return {
      make: async (readSeed) => sqliteStore(join(folder, String(++count)), readSeed),
      end: () => rmSync(folder, { recursive: true }),
    }
  const cluster = await newCluster(tmpdir(), ['fsync=off'])
  return { make: async (readSeed) => postgresStore(await cluster.database(), readSeed), end: cluster.remove }
}
