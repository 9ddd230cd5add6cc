/** Chooses the store that the environment names. */
import { memoryStore } from '#mocks/store/memory.ts'
import type { Store } from '#mocks/store/port.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { postgresStore } from '#mocks/store/sql/postgres.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'

/** `data`: a folder; `databaseUrl`: a PostgreSQL database; neither: in memory. */
export interface StoreLocation {
  readonly data?: string | undefined
  readonly databaseUrl?: string | undefined
}

/** The lasting store at a location; undefined in memory. A new one starts with the seed. */
export const persistentStore = (
  { data, databaseUrl }: StoreLocation,
  readSeed: () => Promise<Seed>,
): Store | undefined => {
  if (databaseUrl !== undefined) return postgresStore(databaseUrl, readSeed)
  return data === undefined ? undefined : sqliteStore(data, readSeed)
}

/** The server's store, and whether it outlives the server. */
export const openStore = (
  location: StoreLocation,
  readSeed: () => Promise<Seed>,
): { store: Store; isPersistent: boolean } => {
  const stored = persistentStore(location, readSeed)
  return { store: stored ?? memoryStore(readSeed), isPersistent: stored !== undefined }
}
