import { Dexie } from 'dexie'
import { incompleteDatabase, newerDatabase } from '../refusal.ts'
import { browserVersion, lackingTables } from './versions.ts'

interface ExistingDatabase {
  readonly version: number
  readonly tables: readonly string[]
}

/** Reads the existing tables without creating any or changing the version. */
const readExisting = async (name: string): Promise<ExistingDatabase | undefined> => {
  const db = new Dexie(name, { addons: [] })
  try {
    await db.open()
    return { version: Math.floor(db.verno), tables: db.tables.map((table) => table.name) }
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchDatabaseError') return undefined
    throw error
  } finally {
    db.close()
  }
}

/**
 * Whether a usable database exists. A database of a later build is refused, because this build would damage it. A database that lost tables
 * is refused too: Dexie would add them empty, and the site would silently lose content.
 */
export const hasDatabase = async (name: string): Promise<boolean> => {
  const database = await readExisting(name)
  if (!database) return false
  if (database.version > browserVersion) throw newerDatabase()
  if (database.tables.length === 0) {
    // Another connection created it and left it empty.
    await Dexie.delete(name)
    return false
  }
  if (lackingTables(database.version, database.tables).length > 0) throw incompleteDatabase()
  return true
}
