/** A store in memory, for tests and for a server that keeps nothing. It refuses the same as the browser's store. */
import { newDraft, retryUntilStored, type Alone } from './draft.ts'
import type { Key, Moment, Rows, Store, Tables } from './port.ts'
import type { Seed } from './rows.ts'
import { seedFiles } from './seed-files.ts'
import { storedTables, versions } from './versions.ts'

/** A table is never changed, nor a row in it: a change replaces the table. `last`: the last number that was given. */
interface Table {
  readonly rows: ReadonlyMap<Key, object>
  readonly last: number
}
type MemoryTables = Map<string, Table>
const empty: Table = { rows: new Map(), last: 0 }

/** The contents that several stores may open, one after the other or at once. */
export interface Memory {
  tables: MemoryTables
  /** Ends with the last of the transactions that were requested. */
  queue: Promise<unknown>
  stamp: number
  filled?: Promise<void> | undefined
}
export const newMemory = (): Memory => ({ tables: new Map(), queue: Promise.resolve(), stamp: 0 })

/** Keys in the order of IndexedDB. Those of one table are all numbers, or all texts. */
const inOrder = (keys: Iterable<Key>): Key[] => [...keys].toSorted((a, b) => (a < b ? -1 : Number(a > b)))

const getField = (row: object, name: string): unknown => new Map<string, unknown>(Object.entries(row)).get(name)

/** IndexedDB finds rows by indexed fields alone. */
const expectIndex = (table: string, fields: readonly string[]) => {
  const indexedFields = new Set(versions.flatMap(({ stores }) => stores[table]?.replace('++', '').split(/, \*?/) ?? []))
  const unknown = fields.find((field) => !indexedFields.has(field))
  if (unknown !== undefined) throw new DOMException(`${table} has no index of ${unknown}`, 'NotFoundError')
}

type Request = <T>(work: (tables: MemoryTables) => T) => Promise<T>

const rowsOn = <R extends object, K extends Key, New extends object>(
  table: string,
  request: Request,
): Rows<R, K, New> => {
  const stored = storedTables[table]
  if (!stored) throw new DOMException(`No version of the database has a table ${table}`, 'NotFoundError')
  const { key: keyName, counted } = stored
  // Only rules write the rows that rules read: here alone a row's type is trusted.
  const copy = (row: object) => structuredClone(row) as R
  const getKey = (row: object) => getField(row, keyName) as K | undefined
  const read = <T>(choose: (rows: Table['rows']) => T) => request((tables) => choose((tables.get(table) ?? empty).rows))
  const change = <T>(make: (rows: Map<Key, object>, count: (key?: Key) => Key | undefined) => T) =>
    request((tables) => {
      const previous = tables.get(table) ?? empty
      const rows = new Map(previous.rows)
      let { last } = previous
      const made = make(rows, (key = counted ? last + 1 : undefined) => {
        if (typeof key === 'number') last = Math.max(last, Math.floor(key))
        return key
      })
      tables.set(table, { rows, last })
      return made
    })
  const store = (given: readonly object[], isNew: boolean) =>
    change((rows, count) =>
      given.map((row) => {
        const key = count(getKey(row))
        if (key === undefined) throw new DOMException(`A row of ${table} without a key`, 'DataError')
        if (isNew && rows.has(key)) throw new DOMException(`${table} has a row ${key}`, 'ConstraintError')
        rows.set(key, structuredClone({ ...row, [keyName]: key }))
        return key as K
      }),
    )
  const findRows = (fields: readonly string[], isWanted: (row: object) => boolean) =>
    read((rows) => {
      expectIndex(table, fields)
      return inOrder(rows.keys()).flatMap((key) => [rows.get(key) ?? {}].filter(isWanted).map(copy))
    })
  return {
    get: (keys) => read((rows) => keys.map((key) => rows.get(key)).map((row) => row && copy(row))),
    keys: () => read((rows) => inOrder(rows.keys()) as K[]),
    getAll: (equal = {}) =>
      findRows(Object.keys(equal), (row) =>
        Object.entries(equal).every(([name, value]) => getField(row, name) === value),
      ),
    until: (field, max) =>
      findRows([field], (row) => {
        const value = getField(row, field)
        return typeof value === 'number' && value <= max
      }),
    holding: (field, item) =>
      findRows([field], (row) => {
        const items = getField(row, field)
        return Array.isArray(items) && items.includes(item)
      }),
    add: (rows) => store(rows, true),
    put: async (rows) => {
      await store(rows, false)
    },
    change: (key, values) =>
      change((rows) => {
        const row = rows.get(key)
        if (row) rows.set(key, structuredClone({ ...row, ...values }))
      }),
    delete: (keys) =>
      change((rows) => {
        for (const key of keys) rows.delete(key)
      }),
  }
}

const tablesOn = (request: Request): Tables => ({
  rows: (table) => rowsOn(table, request),
  images: (table) => rowsOn(table, request),
  files: rowsOn('archivosGuardados', request),
  sesiones: rowsOn('sesiones', request),
  salida: rowsOn('salida', request),
  papelera: rowsOn('papelera', request),
  diario: rowsOn('diario', request),
  retirados: rowsOn('archivosRetirados', request),
})

/** Runs something in the next task. Read once: a test's clock replaces `setImmediate`, which browsers lack. */
const nextTask: (run: () => void) => unknown =
  'setImmediate' in globalThis
    ? setImmediate
    : (run) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', run, { once: true })
        port1.start()
        port2.postMessage('')
      }

/**
 * One transaction. All its requests are answered within the task in which it begins, so that one that is requested in a later task comes
 * after an await of something else: IndexedDB has ended the transaction by then.
 */
const transact = async <T>(
  memory: Memory,
  isStored: boolean,
  work: (inside: Tables, draft: MemoryTables) => Promise<T>,
): Promise<T> => {
  const draft = new Map(memory.tables)
  const { promise: over, reject } = Promise.withResolvers<never>()
  let isOver = false
  const end = () => {
    isOver = true
    reject(new DOMException('The transaction is over: its work awaited something else.', 'TransactionInactiveError'))
  }
  nextTask(end)
  const request: Request = async (ask) => (isOver ? over : ask(draft))
  try {
    const answer = await Promise.race([work(tablesOn(request), draft), over])
    if (isStored) memory.tables = draft
    return answer
  } finally {
    end()
  }
}

const inTurn = <T>(memory: Memory, work: () => Promise<T>): Promise<T> => {
  const done = memory.queue.then(work)
  memory.queue = done.catch(() => {})
  return done
}

export const memoryStore = (readSeed: () => Promise<Seed>, memory = newMemory()): Store => {
  const outside: Request = (ask) =>
    inTurn(memory, async () => {
      const draft = new Map(memory.tables)
      const answer = ask(draft)
      memory.tables = draft
      return answer
    })
  const tables = tablesOn(outside)
  const reading = tablesOn(async (ask) => ask(memory.tables))
  const alone: Alone<Tables> = (run) => inTurn(memory, () => run(reading))
  const nextStamp = (now: number) => {
    memory.stamp = Math.max(now, memory.stamp + 1)
    return memory.stamp
  }
  const fill = async () => {
    const seed = await readSeed()
    await Promise.all(Object.entries(seed.tables).map(([name, rows]) => rowsOn(name, outside).add([...rows])))
    await tables.files.add(seedFiles(seed))
  }
  return {
    ...tables,
    start: () =>
      (memory.filled ??= fill().catch((error: unknown) => {
        memory.filled = undefined
        throw error
      })),
    write: (now, work, ahead) =>
      ahead
        ? retryUntilStored(reading, alone, async (from, making) => {
            const next = () => (memory.tables.get(ahead.table)?.last ?? 0) + 1
            const draft = await newDraft(from, ahead, next())
            const result = await work(draft.tables, nextStamp(now))
            return making(() =>
              transact(memory, true, async (inside) => {
                if (!draft.stands(await inside.rows(ahead.table).getAll(), next())) return undefined
                await draft.make(inside)
                return { result }
              }),
            )
          })
        : inTurn(memory, () => transact(memory, true, (inside) => work(inside, nextStamp(now)))),
    moment: (read) =>
      inTurn(memory, () => {
        const moment = (inside: Tables, draft: MemoryTables): Moment => ({
          tables: inside,
          next: (table) => Promise.resolve((draft.get(table)?.last ?? 0) + 1),
        })
        return transact(memory, false, (inside, draft) => read(moment(inside, draft)))
      }),
    keepable: (file) => Promise.resolve(file),
    close: () => {},
  }
}
