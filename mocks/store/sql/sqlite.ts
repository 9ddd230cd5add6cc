/** The store for one machine: SQLite, which Node includes. An acknowledged write survives a power cut. */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { Refusal } from '../../refusal.ts'
import { databaseAway, nameTaken } from './database-refusals.ts'
import type { Store } from '../port.ts'
import type { Seed } from '../rows.ts'
import type { Ask, Dialect } from './connection.ts'
import { sqlStore, type Engine } from './store.ts'
import { turnTimeout } from './write-queue.ts'

const dialect: Dialect = {
  types: { integer: 'INTEGER', text: 'TEXT', json: 'TEXT', bytes: 'BLOB' },
  counted: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  tableEnd: 'STRICT',
  names:
    'SELECT tables.name AS tabla, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns UNION ALL SELECT tbl_name, name FROM sqlite_schema',
  emptying: (trigger, table, source, derived) =>
    `CREATE TRIGGER "${trigger}" AFTER UPDATE OF "${source}" ON "${table}"
    WHEN old."${source}" IS NOT new."${source}" AND old."${derived}" IS new."${derived}"
    BEGIN UPDATE "${table}" SET "${derived}" = NULL WHERE id = new.id; END`,
  items: 'json_each(?)',
  item: (index) => `value ->> ${index}`,
  nextKey: () => 'value ->> 0',
  tellNext: (table) => `SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = '${table}'), 0) + 1 AS next`,
  among: (key) => `${key} IN (SELECT value FROM json_each(?))`,
  holds: (column) => `EXISTS (SELECT 1 FROM json_each(${column}) WHERE value = ?)`,
  spareZeros: 'PRAGMA secure_delete = FAST',
}

/** The error names of a locked database and a full disk (refusal.ts), by SQLite's codes. 4874: the disk has no room for the list beside the base. */
const errorNames: Readonly<Record<number, string>> = {
  5: 'TimeoutError',
  13: 'QuotaExceededError',
  4874: 'QuotaExceededError',
}

/** The code of a repeated unique value; a repeated key has another code. */
const twice = 2067

export const withReason = (error: unknown): unknown => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  if (code === twice) return nameTaken()
  const name = errorNames[code] ?? errorNames[code & 0xff]
  return error instanceof Error && name !== undefined ? new DOMException(error.message, name) : error
}

/** In ms: after so much work in one go the process answers others, also in the middle of a transaction. */
const longest = 30

/** Prepares every statement once. No statement waits for another connection: that would block the whole process. */
const createAsk = (database: DatabaseSync): Ask => {
  const cache = new Map<string, ReturnType<typeof database.prepare>>()
  const prepared = (sql: string) => {
    const statement = cache.get(sql) ?? database.prepare(sql)
    cache.set(sql, statement)
    return statement
  }
  let rested = 0
  return async (sql, ...values) => {
    if (performance.now() - rested > longest) {
      await setImmediate()
      rested = performance.now()
    }
    try {
      return prepared(sql).all(...values)
    } catch (error) {
      throw withReason(error)
    }
  }
}

/** In ms: the pause before another try for the lock. */
const soon = 5

/** Retries while another connection writes. */
const patiently = async (work: () => Promise<unknown>, until = Date.now() + turnTimeout): Promise<void> => {
  try {
    await work()
  } catch (error) {
    const isHeld = error instanceof DOMException && error.name === 'TimeoutError'
    if (!isHeld) throw error
    if (Date.now() > until) throw databaseAway(error)
    await setTimeout(soon)
    await patiently(work, until)
  }
}

/** What root makes belongs to the owner of its folder: the server runs as that user. */
export const giveToOwner = (path: string) => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  try {
    chownSync(path, uid, gid)
  } catch {
    // Root of a container or of a network's disk may give nothing away.
  }
}

/** Puts a small file in a file's place, whole or not at all. Only its owner reads it. */
export const replaceFile = (path: string, text: string) => {
  const fresh = `${path}.parcial`
  writeFileSync(fresh, text, { mode: 0o600, flush: true })
  giveToOwner(fresh)
  renameSync(fresh, path)
}

/** Only the server's own user reads customers' data. A folder of everybody's (`/tmp`) and one of another user stay as they are. */
export const shut = (path: string, mode: number) => {
  const { uid, mode: now } = statSync(path)
  if (uid === process.getuid?.() && (now & 0o1000) === 0) chmodSync(path, mode)
}

export const getBaseFile = (folder: string) => join(folder, 'vidriera.sqlite')

/** The database's file, which SQLite would create for everybody to read. SQLite's files beside it get the same mode. */
const ownFile = (folder: string): string => {
  if (mkdirSync(folder, { recursive: true }) !== undefined) giveToOwner(folder)
  shut(folder, 0o700)
  const file = getBaseFile(folder)
  const isNew = !existsSync(file)
  closeSync(openSync(file, 'a', 0o600))
  if (isNew) giveToOwner(file)
  for (const path of ['', '-wal', '-shm'].map((end) => file + end)) if (existsSync(path)) shut(path, 0o600)
  return file
}

/** In bytes: with less than this on the disk and in free pages a write may fail. */
export const roomMin = 16 * 1024 * 1024
/** In bytes: what the list of writes beside the base keeps of the disk, once no long read holds it up. */
const listMax = 16 * 1024 * 1024

const getRoom = async (folder: string, ask: Ask): Promise<number> => {
  const { bavail, bsize } = statfsSync(folder)
  const [[free], [page]] = [await ask('PRAGMA freelist_count'), await ask('PRAGMA page_size')]
  return bavail * bsize + Number(free?.['freelist_count']) * Number(page?.['page_size'])
}

/** In bytes: what it takes to write the base anew, once beside itself and once into its log. */
const getVacuumRoom = async (ask: Ask): Promise<number> => {
  const [[count], [page]] = [await ask('PRAGMA page_count'), await ask('PRAGMA page_size')]
  return 2 * Number(count?.['page_count']) * Number(page?.['page_size'])
}

/** Ends the log, whose old pages hold what was deleted since. A reader of an old moment puts that off, and so does a full disk. */
const endLog = async (ask: Ask): Promise<void> =>
  void (await ask('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined))

/** Writes the base anew, without the bytes of what was deleted from it. */
const vacuum = async (folder: string, ask: Ask): Promise<void> => {
  const { bavail, bsize } = statfsSync(folder)
  const needed = await getVacuumRoom(ask)
  if (bavail * bsize < needed) throw new DOMException(`It takes ${needed} bytes.`, 'QuotaExceededError')
  await patiently(() => ask('VACUUM'))
  await ask(`PRAGMA user_version = ${withoutDeleted}`)
  await endLog(ask)
}

/** The version of a base that holds no bytes of deleted rows: an older build left them there. */
const withoutDeleted = 1

/** Where that takes more room than there is, the next start tries again. */
const vacuumOnce = async (folder: string, ask: Ask): Promise<void> => {
  const [row] = await ask('PRAGMA user_version')
  if (Number(row?.['user_version']) >= withoutDeleted) return
  await vacuum(folder, ask).catch((error: unknown) =>
    console.warn(`La base guarda todavía lo que se eliminó: no se pudo escribir de nuevo (${String(error)}).`),
  )
}

const openFolder = async (folder: string): Promise<Engine> => {
  const file = ownFile(folder)
  // SQLite writes a base anew here first: `/tmp` may be small.
  process.env['SQLITE_TMPDIR'] ??= folder
  const writer = new DatabaseSync(file)
  const ask = createAsk(writer)
  try {
    await patiently(() => ask('PRAGMA journal_mode = WAL'))
    await ask('PRAGMA synchronous = FULL')
    await ask(`PRAGMA journal_size_limit = ${listMax}`)
  } catch (error) {
    writer.close()
    throw error
  }
  const reader = new DatabaseSync(file, { readOnly: true })
  let pause: Promise<unknown> = Promise.resolve()
  const transaction: Engine['transaction'] = async (work) => {
    await pause
    await patiently(() => ask('BEGIN IMMEDIATE'))
    // FAST would leave the bytes of a row whose page becomes free.
    await ask('PRAGMA secure_delete = ON')
    const began = Date.now()
    try {
      const { result, last } = await work(ask)
      await last
      await ask('COMMIT')
      return result
    } catch (error) {
      // On a full disk SQLite rolls the transaction back by itself.
      if (writer.isTransaction) await ask('ROLLBACK').catch(console.warn)
      throw error
    } finally {
      // SQLite keeps no queue: another process finds the lock free only where this one leaves it for a while.
      if (Date.now() - began > soon) pause = setTimeout(2 * soon)
    }
  }
  return {
    ask: createAsk(reader),
    canWrite: async () => (await getRoom(folder, createAsk(reader))) >= roomMin,
    transaction,
    // Whoever reads waits for no write here.
    alter: (list) =>
      transaction(async (inside) => {
        for (const statement of await list(inside)) await inside(statement)
        return { result: undefined }
      }),
    moment: async (read) => {
      const database = new DatabaseSync(file, { readOnly: true })
      try {
        // The first read chooses the moment, and the end of the connection ends it.
        database.exec('BEGIN')
        return await read(createAsk(database))
      } finally {
        database.close()
      }
    },
    endLog: () => endLog(ask),
    vacuumRoom: () => getVacuumRoom(createAsk(reader)),
    vacuum: () => vacuum(folder, ask),
    vacuumOnce: () => vacuumOnce(folder, ask),
    close: () => {
      for (const database of [reader, writer]) database.close()
    },
  }
}

const connectTo = (folder: string): Promise<Engine> =>
  openFolder(folder).catch((error: unknown) => {
    if (error instanceof Refusal || error instanceof DOMException) throw error
    throw new Error(`DATA=${folder}: no se puede usar esa carpeta (${String(error)}).`, { cause: error })
  })

/** A store in `folder`, which is created if missing. Without a seed the base stays as it stands. */
export const sqliteStore = (folder: string, readSeed?: () => Promise<Seed>): Store =>
  sqlStore(dialect, () => connectTo(folder), readSeed)
