import { parse } from '../../contract/reading/parse.ts'
import { isRecord } from '../../contract/record.ts'
import { local } from '../../state/storage.ts'
import { done, withDatabase } from '../database.ts'
import { parameter } from '../scenario/text.ts'

/** Traces of a visitor's actions: plain values that outlast a reload. */
export interface Facts {
  readonly online: boolean
  readonly scenario: string
  /** How many packs are in 'Mi pedido'. */
  readonly order: number
  /** How many customers are active. */
  readonly active: number
  /** The id of the last message in the outbox. */
  readonly sent: number
  /** The id of the last history entry, and the texts of the entries since this stop began. */
  readonly last: number
  readonly wrote: readonly string[]
}

const numberIn = (row: unknown, field: string): number =>
  isRecord(row) && typeof row[field] === 'number' ? row[field] : 0

const orderNow = (): number => {
  const lines: unknown = parse(local.getItem('pedido') ?? '[]')
  return Array.isArray(lines) ? lines.reduce<number>((sum, line) => sum + numberIn(line, 'cantidad'), 0) : 0
}

const lastKey = async (store: IDBObjectStore): Promise<number> => {
  const cursor = await done(store.openKeyCursor(null, 'prev'))
  return typeof cursor?.key === 'number' ? cursor.key : 0
}

const fromDatabase = (after: number) =>
  withDatabase(async (database) => {
    const tables = database.transaction(['clientes', 'salida', 'historial'])
    const [customers, sent, last, entries] = await Promise.all([
      done<unknown[]>(tables.objectStore('clientes').getAll()),
      lastKey(tables.objectStore('salida')),
      lastKey(tables.objectStore('historial')),
      done<unknown[]>(tables.objectStore('historial').getAll(IDBKeyRange.lowerBound(after, true), 200)),
    ])
    const wrote = entries.flatMap((entry) =>
      isRecord(entry) && typeof entry['texto'] === 'string' ? [entry['texto']] : [],
    )
    return { active: customers.filter((customer) => numberIn(customer, 'activo') === 1).length, sent, last, wrote }
  })

const nothing = { active: 0, sent: 0, last: 0, wrote: [] }

/** The facts of this moment; `wrote` has history entries later than `after`. Without a database, the facts of the company are zero. */
export const factsNow = async (after = Number.MAX_SAFE_INTEGER): Promise<Facts> => ({
  online: navigator.onLine,
  scenario: new URLSearchParams(location.search).get(parameter) ?? '',
  order: orderNow(),
  ...(await fromDatabase(after).catch(() => nothing)),
})
