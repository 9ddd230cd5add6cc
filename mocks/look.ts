import { Dexie } from 'dexie'
import { incompleteDatabase, newerDatabase } from './refusal.ts'

/** Tables by name, as one version of the database adds them. */
type Stores = Readonly<Record<string, string>>
interface Found {
  readonly version: number
  readonly tables: readonly string[]
}

/** What there is, as it is: a look makes no table and changes no version. */
const look = async (name: string): Promise<Found | undefined> => {
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
 * Whether there is a database to go on with. One that a later build wrote is refused, since this one would harm it; so is one that
 * lacks tables which it had: Dexie would add them empty, and the site would be without its content, without a word.
 */
export const hasDatabase = async (name: string, versions: readonly Stores[]): Promise<boolean> => {
  const found = await look(name)
  if (!found) return false
  if (found.version > versions.length) throw newerDatabase()
  if (found.tables.length === 0) {
    // Somebody opened it before us, and left it empty.
    await Dexie.delete(name)
    return false
  }
  const had = versions.slice(0, found.version).flatMap((stores) => Object.keys(stores))
  if (had.some((table) => !found.tables.includes(table))) throw incompleteDatabase()
  return true
}
