/**
 * Many rows, which a browser stores at once as a few parts, since others would wait for each row that it stores. They read like rows in their
 * tables, and move there one part at a time.
 */
import type { Dexie } from 'dexie'
import type { Rows } from './port.ts'
import type { NewRecord, Row, SessionRow } from './rows.ts'

type RecordRows = Rows<Row, number, NewRecord>

interface Part extends SessionRow {
  readonly filas: { readonly table: string; readonly rows: readonly Row[] }
}

/** Parts stand in the table of sessions, which has rows of several kinds. */
const partsTable = 'sesiones'
const prefix = 'filas '

/** The number of rows that move into their table while others wait. */
const size = 250

export const isPart = (row: SessionRow | undefined): row is Part => row?.filas !== undefined

export class Parts {
  readonly #db: Dexie
  /** The tables that may have rows in parts, and the part of each row. */
  readonly #names = new Map<string, Map<number, string>>()
  #settling: Promise<void> | undefined
  constructor(db: Dexie) {
    this.#db = db
  }

  get #rows() {
    return this.#db.table<SessionRow, string>(partsTable)
  }

  #all() {
    return this.#rows.where(':id').startsWith(prefix)
  }

  /** Finds the parts that an earlier start has left. */
  async find() {
    for (const part of (await this.#all().toArray()).filter(isPart)) this.#note(part)
  }

  #note({ zona, filas: { table, rows } }: Part) {
    const names = this.#names.get(table) ?? new Map<number, string>()
    this.#names.set(table, names)
    for (const { id } of rows) names.set(id, zona)
  }

  /** Stores the rows that `collect` answers, in its transaction of these tables. No other parts are left then. */
  async store(table: string, tables: readonly string[], collect: () => Promise<readonly Row[]>) {
    // Before the transaction opens: a reader in between finds no part, and one behind it finds all of them.
    this.#names.set(table, new Map())
    await this.#db.transaction('rw', [...tables, table, partsTable], async () => {
      const rows = (await collect()).toSorted((a, b) => a.id - b.id)
      const last = rows.at(-1)
      // Put into its table at once: the table counts on from its last row, and is seen to have changed.
      if (last) await this.#db.table(table).put(last)
      for (let offset = 0; offset < rows.length; offset += size) {
        const filas = { table, rows: rows.slice(offset, offset + size) }
        const part: Part = { zona: prefix + String(offset).padStart(9, '0'), idUsuario: 0, filas }
        this.#note(part)
        await this.#rows.put(part)
      }
    })
  }

  /** Moves all rows into their tables, part by part; others write in between. Where that fails, the next start does it. */
  settle(): Promise<void> {
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = undefined
    })
    return this.#settling
  }

  async #settle() {
    if (this.#names.size === 0) return
    const settleOne = () =>
      this.#db.transaction('rw', [...this.#names.keys(), partsTable], async () => {
        const part = await this.#all().first()
        if (!isPart(part)) return false
        await this.#db.table(part.filas.table).bulkPut([...part.filas.rows])
        await this.#rows.delete(part.zona)
        return true
      })
    while (await settleOne());
    this.#names.clear()
  }

  /** All parts of a table, or those that may have a row of these keys. */
  async #of(table: string, keys?: readonly number[]): Promise<Part[]> {
    const names = this.#names.get(table)
    const candidates = keys
      ? await this.#rows.bulkGet([...new Set(keys.flatMap((key) => names?.get(key) ?? []))])
      : await this.#all().toArray()
    return candidates.filter(isPart).filter(({ filas }) => filas.table === table)
  }

  /** A table's rows as they are with its parts. No long write changes a table that is searched by `until` or `holding`. */
  over(table: string, rows: RecordRows): RecordRows {
    const together = <T>(mode: 'r' | 'rw', work: () => Promise<T>) =>
      this.#db.transaction(mode, [table, partsTable], async () => {
        // After the first answer every earlier write of parts is over, and its parts are noted.
        await this.#rows.get(prefix)
        return work()
      })
    const merged = async (storedRows: readonly (Row | undefined)[], keys?: readonly number[]) => {
      const waiting = (await this.#of(table, keys)).flatMap(({ filas }) => filas.rows)
      return new Map([...storedRows, ...waiting].flatMap((row) => (row ? [[row.id, row] as const] : [])))
    }
    const having = (isWanted: (row: Row) => boolean) =>
      together('r', async () =>
        [...(await merged(await rows.getAll())).values()].filter(isWanted).toSorted((a, b) => a.id - b.id),
      )
    const get = (keys: readonly number[]) =>
      together('r', async () => {
        const byId = await merged(await rows.get(keys), keys)
        return keys.map((key) => byId.get(key))
      })
    /** Takes rows out of their parts, which would replace them later. */
    const changing = (keys: readonly number[], change: () => Promise<void>) =>
      together('rw', async () => {
        const changed = new Set(keys)
        for (const { filas, ...part } of await this.#of(table, keys))
          await this.#rows.put({ ...part, filas: { table, rows: filas.rows.filter(({ id }) => !changed.has(id)) } })
        await change()
      })
    const put = (sent: readonly Row[]) =>
      changing(
        sent.map(({ id }) => id),
        () => rows.put(sent),
      )
    const both: Pick<RecordRows, 'get' | 'keys' | 'getAll' | 'put' | 'change' | 'delete'> = {
      get,
      keys: async () => (await having(() => true)).map(({ id }) => id),
      getAll: (equal = {}) => having((row) => Object.entries(equal).every(([field, value]) => row[field] === value)),
      put,
      change: (key, values) =>
        together('rw', async () => {
          const [row] = await get([key])
          if (row) await put([{ ...row, ...values }])
        }),
      delete: (keys) => changing(keys, () => rows.delete(keys)),
    }
    const now = () => (this.#names.has(table) ? both : rows)
    return {
      ...rows,
      get: (keys) => now().get(keys),
      keys: () => now().keys(),
      getAll: (equal) => now().getAll(equal),
      put: (sent) => now().put(sent),
      change: (key, values) => now().change(key, values),
      delete: (keys) => now().delete(keys),
    }
  }
}
