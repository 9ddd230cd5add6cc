/** A store over SQL: the common part of SQLite and PostgreSQL. */
import { setImmediate } from 'node:timers/promises'
import { newerDatabase } from '../../refusal.ts'
import { newDraft, retryUntilStored } from '../draft.ts'
import type { Ahead, Store, Tables } from '../port.ts'
import type { Row, Seed } from '../rows.ts'
import { schema } from '../schema.ts'
import { seedFiles } from '../seed-files.ts'
import { quoted, type Ask, type Connection, type Dialect } from './connection.ts'
import { keepAhead, keepUpload, sweep } from './files.ts'
import { createPublishedPages } from './pages.ts'
import { inOrder, outside, tablesOn, toNameKey } from './rows.ts'
import { findLacking, nameColumn, readVersion, writeVersion } from './tables.ts'
import { createWriteQueue, type Work, type Writer } from './write-queue.ts'

export interface Engine extends Writer {
  /** Reads the state before the running write. */
  readonly ask: Ask
  /** Reads the state of one moment, and holds up no write. */
  readonly moment: <T>(read: (ask: Ask) => Promise<T>) => Promise<T>
  /** Whether a write would be taken now. */
  readonly canWrite: () => Promise<boolean>
  /** Runs the statements that `list` answers, which change tables, while no other process does so. */
  readonly alter: (list: (ask: Ask) => Promise<readonly string[]>) => Promise<void>
  /** Truncates the write-ahead log, where the database keeps one. */
  readonly endLog?: () => Promise<void>
  readonly vacuumRoom?: () => Promise<number>
  readonly vacuum?: () => Promise<void>
  /** Does so to a base of an older build alone. */
  readonly vacuumOnce?: () => Promise<void>
  readonly close: () => void
}

/** The version of the tables. Later versions only add, and a database of a later version is refused. */
const tablesVersion = 1

const sweepEvery = 60 * 60_000

const fill = async (db: Tables, seed: Seed) => {
  for (const [table, records] of Object.entries(seed.tables))
    await db.rows(table).add(records.map((record) => ({ ...record })))
  await db.files.add(seedFiles(seed))
}

/** The number of a write: its moment, later than any earlier write of any process. */
const nextStamp = async ({ ask, dialect: { clock } }: Connection, now: number): Promise<number> => {
  const [row] = await ask(
    `INSERT INTO sello VALUES (1, ${clock ?? '?'}) ON CONFLICT (uno) DO UPDATE
    SET numero = CASE WHEN excluded.numero > sello.numero THEN excluded.numero ELSE sello.numero + 1 END RETURNING numero`,
    ...(clock === undefined ? [now] : []),
  )
  return Number(row?.['numero'])
}

const noteChanges = async ({ ask, dialect }: Connection, tables: ReadonlySet<string>, stamp: number) => {
  if (tables.size === 0) return
  await ask(
    `INSERT INTO sellos SELECT ${dialect.item(0, 'text')}, ${dialect.item(1, 'integer')} FROM ${dialect.items} WHERE true
    ON CONFLICT (tabla) DO UPDATE SET numero = excluded.numero`,
    JSON.stringify([...tables].map((table) => [table, stamp])),
  )
}

/** Refuses statements after the end of the work: by then its connection belongs to the next transaction. */
const whileOpen =
  <T>(work: Work<T>): Work<T> =>
  async (ask) => {
    let isOpen = true
    try {
      return await work(async (sql, ...values) => {
        if (!isOpen) throw new Error('This write has ended.')
        return ask(sql, ...values)
      })
    } finally {
      isOpen = false
    }
  }

type Alone = <T>(work: (inside: Connection) => Promise<T>) => Promise<T>

/** Gives each row the key of its name, whichever build wrote it. */
const mendNameKeys = async (reader: Connection, alone: Alone) => {
  for (const [table, { unique }] of Object.entries(schema)) {
    if (unique === undefined) continue
    const keys = await reader.ask(
      `SELECT id, ${quoted(unique)} AS nombre, ${quoted(nameColumn)} AS "key" FROM ${quoted(table)}`,
    )
    const wrong = keys.filter(({ nombre, key }) => toNameKey(nombre) !== key).map(({ id }) => Number(id))
    if (wrong.length === 0) continue
    await alone(async (inside) => {
      const rows = tablesOn(inside, reader).rows(table)
      await rows.put((await rows.get(wrong)).filter((row) => row !== undefined))
    })
  }
}

/** Makes what the database lacks, and fills a new one with the seed. What stands already costs no write. */
const prepare = async ({ alter }: Engine, reader: Connection, alone: Alone, readSeed: () => Promise<Seed>) => {
  const version = await readVersion(reader)
  if (version > tablesVersion) throw newerDatabase()
  const seed = version === 0 ? await readSeed() : undefined
  const { statements, warnings } = await findLacking(reader)
  // By then another start may have made them.
  if (statements.length > 0) await alter(async (ask) => (await findLacking({ ...reader, ask })).statements)
  for (const warning of warnings) console.warn(warning)
  if (version < tablesVersion)
    await alone(async (inside) => {
      if ((await readVersion(inside)) === tablesVersion) return
      if (seed) await fill(tablesOn(inside, reader), seed)
      if (seed) await noteChanges(inside, new Set(Object.keys(schema)), await nextStamp(inside, Date.now()))
      await writeVersion(inside, tablesVersion)
    })
  await mendNameKeys(reader, alone)
}

const readNextNumber = async ({ ask, dialect }: Connection, table: string) =>
  Number((await ask(dialect.tellNext(table)))[0]?.['next'])

/** Runs numbered work and notes the number on the changed tables. */
const numbered = async <T>(
  inside: Connection,
  reader: Connection,
  now: number,
  work: (tables: Tables, stamp: number) => Promise<T>,
) => {
  const stamp = await nextStamp(inside, now)
  const changed = new Set<string>()
  const tables = inOrder(tablesOn(inside, reader, (table) => changed.add(table)))
  const result = await work({ ...tables, lastWrite: (tableNames) => lastWrite(inside, tableNames) }, stamp)
  return { result, last: noteChanges(inside, changed, stamp) }
}

/** A table's rows by now. Those that are still of the version that was read are not read again. */
const readCurrentRows = async (
  now: Connection,
  reader: Connection,
  table: string,
  read: readonly Row[],
): Promise<Row[]> => {
  const byId = new Map(read.map((row) => [row.id, row]))
  const versionRows = await now.ask(`SELECT id, version FROM ${quoted(table)}`)
  const [same, others]: [Row[], number[]] = [[], []]
  for (const { id, version } of versionRows) {
    const row = byId.get(Number(id))
    if (row && row['version'] !== undefined && row['version'] === version) same.push(row)
    else others.push(Number(id))
  }
  const changed = await tablesOn(now, reader).rows(table).get(others)
  return [...same, ...changed.filter((row) => row !== undefined)]
}

/** Does long work on a draft. The returned function makes its changes by prepared statements, unless others have changed its rows. */
const drafted = async <T>(
  from: Connection,
  reader: Connection,
  stamp: number,
  work: (tables: Tables, stamp: number) => Promise<T>,
  ahead: Ahead,
) => {
  const { table } = ahead
  // Read before the rows: where these are newer, they are compared.
  const number = await lastWrite(from, [table])
  const draft = await newDraft(tablesOn(from, reader), ahead, await readNextNumber(from, table))
  const result = await work(draft.tables, stamp)
  const statements: Parameters<Ask>[] = []
  const changed = new Set<string>()
  const ask: Ask = async (...statement) => {
    statements.push(statement)
    // Others are answered in between.
    await setImmediate()
    return []
  }
  await draft.make(tablesOn({ ...from, ask }, reader, (changedTable) => changed.add(changedTable)))
  return async (inside: Connection, now: number) => {
    const isAsRead =
      (await lastWrite(inside, [table])) === number ||
      draft.stands(await readCurrentRows(inside, reader, table, draft.read), await readNextNumber(inside, table))
    if (!isAsRead) return undefined
    await Promise.all(statements.map((statement) => inside.ask(...statement)))
    await noteChanges(inside, changed, await nextStamp(inside, now))
    return { result }
  }
}

const lastWrite = async ({ ask, dialect }: Connection, tables: readonly string[]): Promise<number> => {
  const [row] = await ask(
    `SELECT max(numero) AS numero FROM sellos WHERE ${dialect.among('tabla', 'text')}`,
    JSON.stringify(tables),
  )
  return Number(row?.['numero'] ?? 0)
}

/** A store in the database that `connect` opens; a new one gets the seed. Without a seed its start changes nothing, and expects a database. */
export const sqlStore = (dialect: Dialect, connect: () => Promise<Engine>, readSeed?: () => Promise<Seed>): Store => {
  let engine: Engine | undefined
  let starting: Promise<void> | undefined
  let sweeping: ReturnType<typeof setInterval> | undefined
  const current = () => {
    if (engine) return engine
    throw new DOMException('The store is closed.', 'DatabaseClosedError')
  }
  const reader: Connection = { dialect, ask: async (sql, ...values) => current().ask(sql, ...values) }
  // Writes of this process queue here; the database's lock orders those under way.
  const enqueue = createWriteQueue(current)
  const transact = async <T>(work: Work<T>): Promise<T> => enqueue(whileOpen(work))
  const alone: Alone = (work) => transact(async (ask) => ({ result: await work({ dialect, ask }) }))
  const write: Store['write'] = (now, work, ahead) =>
    ahead
      ? retryUntilStored(reader, alone, async (from, making) => {
          const stamp = await making((inside) => nextStamp(inside, now))
          const make = await drafted(from, reader, stamp, work, ahead)
          return making((inside) => make(inside, now))
        })
      : transact((ask) => numbered({ dialect, ask }, reader, now, work))
  const close = () => {
    clearInterval(sweeping)
    engine?.close()
    engine = undefined
  }
  const sweepAll = async () => {
    await sweep(alone)
    await current().endLog?.()
  }
  const open = async () => {
    engine = await connect()
    if (!readSeed) return
    try {
      await engine.vacuumOnce?.()
      await prepare(engine, reader, alone, readSeed)
      await sweepAll()
    } catch (error) {
      close()
      throw error
    }
    sweeping = setInterval(() => {
      sweepAll().catch(console.warn)
    }, sweepEvery).unref()
  }
  const { clock } = dialect
  return {
    ...(clock !== undefined && {
      clock: async () => Number((await reader.ask(`SELECT ${clock} AS ahora`))[0]?.['ahora']),
    }),
    ...outside(tablesOn(reader), (work) => write(Date.now(), work)),
    start: () => {
      if (engine && !starting) return Promise.resolve()
      starting ??= open().finally(() => {
        starting = undefined
      })
      return starting
    },
    write,
    moment: (read) =>
      current().moment((ask) => {
        const connection = { dialect, ask }
        return read({ tables: tablesOn(connection), next: (table) => readNextNumber(connection, table) })
      }),
    close,
    lastWrite: (tables) => lastWrite(reader, tables),
    pages: createPublishedPages(reader, alone),
    canWrite: async () => current().canWrite(),
    sweep: sweepAll,
    vacuumRoom: async () => current().vacuumRoom?.(),
    vacuum: async () => current().vacuum?.(),
    keepable: (file) => keepUpload(file, alone, reader),
    keepAhead: (blob) => keepAhead(blob, alone, reader),
  }
}
