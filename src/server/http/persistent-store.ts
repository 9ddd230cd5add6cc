/** Chooses the store that the environment names. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { memoryStore } from '#mocks/store/memory.ts'
import type { Store } from '#mocks/store/port.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { postgresStore } from '#mocks/store/sql/postgres.ts'
import { getBaseFile, sqliteStore } from '#mocks/store/sql/sqlite.ts'

/** `data`: a folder; `databaseUrl`: a PostgreSQL database; neither: in memory. */
export interface StoreLocation {
  readonly data?: string | undefined
  readonly databaseUrl?: string | undefined
}

/** Where the base is, without a password. */
const describe = ({ data = '', databaseUrl }: StoreLocation): string => {
  if (databaseUrl === undefined) return resolve(data)
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}

export const noBase = (location: StoreLocation) =>
  new Error(`No hay ninguna base en ${describe(location)}. ¿Está montado el disco?`)

/** The lasting store at a location; undefined in memory. A new one starts with the seed; without a seed a base stays as it stands. */
export const persistentStore = (
  { data, databaseUrl }: StoreLocation,
  readSeed?: () => Promise<Seed>,
): Store | undefined => {
  if (databaseUrl !== undefined) return postgresStore(databaseUrl, readSeed)
  return data === undefined ? undefined : sqliteStore(data, readSeed)
}

/** The lasting store of a base that exists. */
export const existingStore = (location: StoreLocation): Store | undefined => {
  const { data } = location
  if (data !== undefined && !existsSync(getBaseFile(data))) throw noBase(location)
  return persistentStore(location, () => Promise.reject(noBase(location)))
}

/** The lasting store of a base that may be new, which `made` then tells. A folder that is missing may be a disk that is not mounted: only somebody at a terminal makes one. */
export const newStore = (
  location: StoreLocation,
  readSeed: () => Promise<Seed>,
  made: (place: string) => void = () => undefined,
): Store | undefined => {
  const { data } = location
  if (data !== undefined && !existsSync(data) && !process.stdin.isTTY)
    throw new Error(
      `DATA=${data}: no existe esa carpeta. Montá su disco; la de una base nueva se hace con mkdir -m 700.`,
    )
  return persistentStore(location, async () => {
    made(describe(location))
    return readSeed()
  })
}

/** The server's store, and whether it outlives the server. */
export const openStore = (...[location, readSeed, made]: Parameters<typeof newStore>) => {
  const stored = newStore(location, readSeed, made)
  return { store: stored ?? memoryStore(readSeed), isPersistent: stored !== undefined }
}
