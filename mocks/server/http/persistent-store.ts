/** Chooses the store that the environment names. */
import { memoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/port.ts'
import type { Seed } from '../../store/rows.ts'
import { postgresStore } from '../../store/sql/postgres.ts'
import { sqliteStore } from '../../store/sql/sqlite.ts'

/** `data`: a folder; `databaseUrl`: a PostgreSQL database; neither: in memory. */
export interface StorePlace {
  readonly data?: string | undefined
  readonly databaseUrl?: string | undefined
}

/** The lasting store of a place; undefined in memory. A new one starts with the seed. */
export const persistentStore = (
  { data, databaseUrl }: StorePlace,
  readSeed: () => Promise<Seed>,
): Store | undefined => {
  if (databaseUrl !== undefined) return postgresStore(databaseUrl, readSeed)
  return data === undefined ? undefined : sqliteStore(data, readSeed)
}

/** The server's store, and whether it outlives the server. */
export const openStore = (
  place: StorePlace,
  readSeed: () => Promise<Seed>,
): { store: Store; isPersistent: boolean } => {
  const stored = persistentStore(place, readSeed)
  return { store: stored ?? memoryStore(readSeed), isPersistent: stored !== undefined }
}
