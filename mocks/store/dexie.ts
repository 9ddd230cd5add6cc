/** The browser's store: IndexedDB. */
import { Dexie, mergeRanges, RangeSet, type IndexableType, type Table } from 'dexie'
import { newDraft, retryUntilStored, type Alone, type Draft } from './draft.ts'
import { hasDatabase } from './has-database.ts'
import { isPart, Parts } from './parts.ts'
import type { Ahead, Key, Moment, Rows, Store, Tables } from './port.ts'
import type { NewRecord, Row, Seed } from './rows.ts'
import { seedFiles } from './seed-files.ts'
import { wrapTables } from './wrap-tables.ts'
import { versions } from './versions.ts'

const rowsOn = <New extends object, R extends New, K extends Key & IndexableType>(
  table: Table<R, K, New>,
): Rows<R, K, New> => ({
  get: (keys) => table.bulkGet([...keys]),
  getAll: (equal) => (equal ? table.where(equal).toArray() : table.toArray()),
  keys: () => table.toCollection().primaryKeys(),
  until: (field, max) => table.where(field).belowOrEqual(max).sortBy(String(table.schema.primKey.keyPath)),
  holding: (field, item) => table.where(field).equals(item).toArray(),
  add: (rows) => table.bulkAdd([...rows], { allKeys: true }),
  put: async (rows) => {
    await table.bulkPut([...rows])
  },
  change: async (key, values) => {
    await table
      .where(':id')
      .equals(key)
      .modify((row) => {
        Object.assign(row, values)
      })
  },
  delete: (keys) => table.bulkDelete([...keys]),
})

/** In ms: another tab's connection can block a database, and every call with it. A slow computer opens a new one in six seconds. */
const openTimeout = 10_000

/** In ms: the pauses before another attempt to open. After a crash a browser refuses while it mends its files. */
const pauses = [200, 800, 2_000]

const mayPass = (error: unknown) =>
  error instanceof Error &&
  ['UnknownError', 'AbortError', 'OpenFailedError', 'DatabaseClosedError'].includes(error.name)

const retrying = async (work: () => Promise<void>, tries = 0): Promise<void> => {
  try {
    return await work()
  } catch (error) {
    const pause = pauses[tries]
    if (pause === undefined || !mayPass(error)) throw error
    await new Promise((resolve) => void setTimeout(resolve, pause))
    return retrying(work, tries + 1)
  }
}

const inTime = (opening: Promise<void>): Promise<void> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('database blocked', 'TimeoutError')), openTimeout)
  return Promise.race([opening, tooLate]).finally(() => clearTimeout(timer))
}

type Work<T> = (inside: Tables, stamp: number) => Promise<T>

export class Db extends Dexie implements Store {
  readonly files: Tables['files']
  readonly sesiones: Tables['sesiones']
  readonly salida: Tables['salida']
  readonly papelera: Tables['papelera']
  readonly diario: Tables['diario']
  readonly retirados: Tables['retirados']
  readonly rows: Tables['rows'] = (name) => this.#parts.over(name, rowsOn(this.table(name)))
  readonly images: Tables['images'] = (name) => rowsOn(this.table(name))
  readonly #readSeed: () => Promise<Seed>
  #seed: Seed = { tables: {}, files: [] }
  #starting: Promise<void> | undefined
  #keepsBlobs: Promise<boolean> | undefined
  #stamp = 0
  /** For each long write under way: its table, and the keys that others have changed there. */
  readonly #drafts = new Set<{ readonly table: string; readonly changed: RangeSet }>()
  /** The numbers of the last writes, by table. */
  readonly #written = new Map<string, number>()
  readonly #parts = new Parts(this)
  /** Ends with the last long write. */
  #long: Promise<unknown> = Promise.resolve()
  #count = 0
  #opened = 0
  constructor(name: string, readSeed: () => Promise<Seed>) {
    super(name, { chromeTransactionDurability: 'strict' })
    this.#readSeed = readSeed
    for (const { number, stores } of versions) this.version(number).stores(stores)
    const files: Tables['files'] = rowsOn(this.table('archivosGuardados'))
    this.files = {
      ...files,
      // A row that gets no copies stays untouched: WebKit loses a Blob that is written again.
      change: async (key, values) => {
        if (Object.keys(values.renditions ?? values).length > 0) await files.change(key, values)
      },
    }
    const sessions: Tables['sesiones'] = rowsOn(this.table('sesiones'))
    this.sesiones = {
      ...sessions,
      getAll: async (equal) => (await sessions.getAll(equal)).filter((row) => !isPart(row)),
    }
    this.salida = rowsOn(this.table('salida'))
    this.papelera = rowsOn(this.table('papelera'))
    this.diario = rowsOn(this.table('diario'))
    this.retirados = rowsOn(this.table('archivosRetirados'))
    this.on('populate', () => this.#populate())
    const prefix = `idb://${name}/`
    // Dexie reports at the end of a transaction, before its caller goes on.
    Dexie.on('storagemutated', (parts) => {
      this.#count += 1
      for (const [part, ranges] of Object.entries(parts)) {
        const [table, index] = part.startsWith(prefix) ? part.slice(prefix.length).split('/') : []
        if (table === undefined) continue
        this.#written.set(table, this.#count)
        for (const draft of this.#drafts) if (draft.table === table && index === '') mergeRanges(draft.changed, ranges)
      }
    })
  }

  /** Concurrent calls share one opening: a second check for a database would delete the one that the first creates. */
  start(): Promise<void> {
    this.#starting ??= retrying(() => this.#start()).finally(() => {
      this.#starting = undefined
    })
    return inTime(this.#starting)
  }

  async #start() {
    if (this.isOpen()) return
    if (!(await hasDatabase(this.name))) this.#seed = await this.#readSeed()
    await this.open()
    this.#opened = this.#count += 1
    await this.#parts.find()
    this.#parts.settle().catch(console.warn)
  }

  /** Only this connection writes. Another one may have, before this one was opened. */
  readonly lastWrite = (tables: readonly string[]): Promise<number> =>
    Promise.resolve(Math.max(this.#opened, ...tables.map((table) => this.#written.get(table) ?? 0)))

  #nextStamp(now: number): number {
    this.#stamp = Math.max(now, this.#stamp + 1)
    return this.#stamp
  }

  /** Waits for a long write here: in the database's own queue a write of all tables would hold up every reader behind it. */
  async write<T>(now: number, work: Work<T>, ahead?: Ahead): Promise<T> {
    if (ahead) {
      const result = await retryUntilStored(this, this.#alone, (_, alone) => this.#attempt(now, work, ahead, alone))
      await this.#parts.settle().catch(console.warn)
      return result
    }
    await this.#long
    // Dexie keeps a transaction open over native awaits only in an async function.
    return this.transaction('rw', this.tables, async () => work(this, this.#nextStamp(now)))
  }

  /** Holds other writes back until the run is over. */
  readonly #alone: Alone<Db> = (run) => {
    const done = this.#long.then(() => run(this))
    this.#long = done.catch(() => undefined)
    return done
  }

  /** The number of a table's next row, once the writes under way have ended. */
  async #nextOf(table: string): Promise<number> {
    return (await this.#nextNumbers([this.table(table)])).get(table) ?? 1
  }

  async #attempt<T>(now: number, work: Work<T>, ahead: Ahead, alone: Alone<Db>) {
    const next = await this.#nextOf(ahead.table)
    const watched = { table: ahead.table, changed: new RangeSet() }
    this.#drafts.add(watched)
    try {
      const draft = await newDraft(this, ahead, next)
      const result = await work(draft.tables, this.#nextStamp(now))
      return (await alone(() => this.#make(draft, ahead, watched.changed))) ? { result } : undefined
    } finally {
      this.#drafts.delete(watched)
    }
  }

  /** Stores a draft's changes, unless others have changed its rows. Other writes begin after this. */
  async #make(draft: Draft, { table, tables }: Ahead, changed: RangeSet): Promise<boolean> {
    await this.#parts.settle()
    const changedRows = await Promise.all(
      Array.from(changed, ({ from, to }) =>
        this.table<Row>(table).where(':id').between(from, to, true, true).toArray(),
      ),
    )
    const rows = [...draft.read.filter(({ id }) => !changed.hasKey(id)), ...changedRows.flat()]
    if (!draft.stands(rows, await this.#nextOf(table))) return false
    const made = new Map<number, Row>()
    const collecting: Tables['rows'] = (name) => {
      const tableRows = this.rows(name)
      if (name !== table) return tableRows
      const put = async (sent: readonly Row[]) => sent.forEach((row) => made.set(row.id, row))
      const add = async (sent: readonly NewRecord[]) => {
        await put(sent.map((row) => ({ ...row, id: Number(row.id) })))
        return []
      }
      const remove = (keys: readonly number[]) => {
        for (const key of keys) made.delete(key)
        return tableRows.delete(keys)
      }
      return { ...tableRows, put, add, delete: remove }
    }
    try {
      await this.#parts.store(table, tables, async () => {
        await draft.make({ ...wrapTables(this, (tableRows) => tableRows), rows: collecting })
        return [...made.values()]
      })
      return true
    } finally {
      // Begun before another long write begins: that one waits for it.
      this.#parts.settle().catch(console.warn)
    }
  }

  /** The numbers come before the rows: a record that is made in between is there, with a number of its own. */
  async moment<T>(read: (moment: Moment) => Promise<T>): Promise<T> {
    const numbers = await this.#nextNumbers(this.tables.filter(({ schema }) => schema.primKey.auto))
    const next = (table: string) => Promise.resolve(numbers.get(table) ?? 1)
    return this.transaction('r', this.tables, async () => read({ tables: this, next }))
  }

  /** A table gives its next number only by adding a row, so this short transaction is called off. */
  async #nextNumbers(counting: readonly Table[]): Promise<Map<string, number>> {
    const numbers = new Map<string, number>()
    await this.transaction('rw', counting, async () => {
      for (const table of counting) numbers.set(table.name, Number(await table.add({})))
      throw new Error('called off')
    }).catch((error: unknown) => {
      if (numbers.size < counting.length) throw error
    })
    return numbers
  }

  /** Private WebKit windows store bytes, but no Blob. */
  async keepable(file: File): Promise<Blob | ArrayBuffer> {
    this.#keepsBlobs ??= this.#probe().catch((error: unknown) => {
      this.#keepsBlobs = undefined
      throw error
    })
    return (await this.#keepsBlobs) ? file : file.arrayBuffer()
  }

  /** Writes a Blob to learn whether this browser keeps any, which does not change while the database is open. A full disk proves nothing. */
  async #probe(): Promise<boolean> {
    try {
      await this.files.put([{ name: '', type: '', blob: new Blob(['']) }])
      await this.files.delete([''])
      return true
    } catch (error) {
      if (error instanceof Error && error.name === 'QuotaExceededError') throw error
      return false
    }
  }

  async #populate() {
    const rows = this.#seed.tables
    await Promise.all(Object.entries(rows).map(([table, records]) => this.table(table).bulkAdd(records)))
    await this.files.add(seedFiles(this.#seed))
  }
}
