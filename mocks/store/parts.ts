/**
 * Many rows, which a browser stores at once as a few parts, since others would wait for each row that it stores. They read like rows in their
 * places, and take these one part at a time.
 */
import type { Dexie } from 'dexie'
import type { Rows } from './port.ts'
import type { NewRecord, Row, SessionRow } from './rows.ts'

type Own = Rows<Row, number, NewRecord>

interface Part extends SessionRow {
  readonly filas: { readonly table: string; readonly rows: readonly Row[] }
}

/** Parts stand in the table of sessions, which has rows of several kinds. */
const place = 'sesiones'
const prefix = 'filas '

/** How many rows take their places while others wait. */
const size = 250

export const isPart = (row: SessionRow | undefined): row is Part => row?.filas !== undefined

export class Parts {
  readonly #db: Dexie
  /** The tables of which some rows may be in parts, and the part of each row. */
  readonly #names = new Map<string, Map<number, string>>()
  #settling: Promise<void> | undefined
  constructor(db: Dexie) {
    this.#db = db
  }

  get #rows() {
    return this.#db.table<SessionRow, string>(place)
  }

  #all() {
    return this.#rows.where(':id').startsWith(prefix)
  }

  /** Finds what another start has left. */
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
    await this.#db.transaction('rw', [...tables, table, place], async () => {
      const rows = (await collect()).toSorted((a, b) => a.id - b.id)
      const last = rows.at(-1)
      // In its place at once: the table goes on counting from its last row, and is seen to have changed.
      if (last) await this.#db.table(table).put(last)
      for (let at = 0; at < rows.length; at += size) {
        const filas = { table, rows: rows.slice(at, at + size) }
        const part: Part = { zona: prefix + String(at).padStart(9, '0'), idUsuario: 0, filas }
        this.#note(part)
        await this.#rows.put(part)
      }
    })
  }

  /** Puts all rows into their places, between which others write. Where that fails, the next start does it. */
  settle(): Promise<void> {
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = undefined
    })
    return this.#settling
  }

  async #settle() {
    if (this.#names.size === 0) return
    const settleOne = () =>
      this.#db.transaction('rw', [...this.#names.keys(), place], async () => {
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
    const found = keys
      ? await this.#rows.bulkGet([...new Set(keys.flatMap((key) => names?.get(key) ?? []))])
      : await this.#all().toArray()
    return found.filter(isPart).filter(({ filas }) => filas.table === table)
  }

  /** A table's rows as they are with its parts. No long write changes a table that is searched by `until` or `holding`. */
  over(table: string, rows: Own): Own {
    const together = <T>(mode: 'r' | 'rw', work: () => Promise<T>) =>
      this.#db.transaction(mode, [table, place], async () => {
        // Its first answer tells that a write of parts before this one is over: its parts are noted.
        await this.#rows.get(prefix)
        return work()
      })
    const merged = async (found: readonly (Row | undefined)[], keys?: readonly number[]) => {
      const waiting = (await this.#of(table, keys)).flatMap(({ filas }) => filas.rows)
      return new Map([...found, ...waiting].flatMap((row) => (row ? [[row.id, row] as const] : [])))
    }
    const having = (isWanted: (row: Row) => boolean) =>
      together('r', async () =>
        [...(await merged(await rows.all())).values()].filter(isWanted).toSorted((a, b) => a.id - b.id),
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
    const both: Pick<Own, 'get' | 'keys' | 'all' | 'put' | 'change' | 'delete'> = {
      get,
      keys: async () => (await having(() => true)).map(({ id }) => id),
      all: (equal = {}) => having((row) => Object.entries(equal).every(([field, value]) => row[field] === value)),
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
      all: (equal) => now().all(equal),
      put: (sent) => now().put(sent),
      change: (key, values) => now().change(key, values),
      delete: (keys) => now().delete(keys),
    }
  }
}
