/** Stores for tests: `STORE=folder` or `STORE=postgres`; by default a browser's. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import type { Store } from '../port.ts'
import type { Seed } from '../rows.ts'
import { newCluster, noPostgres, type Cluster } from './cluster.ts'
import { postgresStore } from './postgres.ts'
import { getBaseFile, sqliteStore } from './sqlite.ts'

/** A cluster for a file of tests, made when one of them first wants a database. */
export const testCluster = (settings: readonly string[] = ['fsync=off']) => {
  let made: Promise<Cluster> | undefined
  afterAll(async () => (await made)?.remove())
  const cluster = () => (made ??= newCluster(tmpdir(), settings))
  return { cluster, database: async (template?: string) => (await cluster()).database(template) }
}

/** Where the servers of a file of tests keep their companies: a place of each kind, new at every call, and a folder for other files. */
export const testPlaces = (settings?: readonly string[]) => {
  const [folder, { cluster, database }] = [newFolder(afterAll), testCluster(settings)]
  const places: Readonly<Record<string, () => Promise<{ readonly data?: string; readonly databaseUrl?: string }>>> = {
    folder: async () => ({ data: mkdtempSync(`${folder}/`) }),
    ...(noPostgres === undefined && { PostgreSQL: async () => ({ databaseUrl: await database() }) }),
  }
  return { places, folder, cluster }
}

/** Puts a copy in the place of a folder's base, as whoever restores one does. */
export const restoreCopy = (copy: string, folder: string) => {
  for (const end of ['', '-wal', '-shm']) rmSync(getBaseFile(folder) + end, { force: true })
  copyFileSync(copy, getBaseFile(folder))
}

type Make = (readSeed: () => Promise<Seed>) => Promise<Store | undefined>

/** Makes the stores of a file of tests. */
export const requestedStores = (): Make => {
  const where = process.env['STORE']
  if (where === undefined) return () => Promise.resolve(undefined)
  if (where === 'folder') {
    const folder = newFolder(afterAll)
    let count = 0
    return async (readSeed) => sqliteStore(join(folder, String(++count)), readSeed)
  }
  const { database } = testCluster()
  return async (readSeed) => postgresStore(await database(), readSeed)
}
