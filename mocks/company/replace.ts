/** Replaces the company in a store, in one transaction. */
import { leaveEntry } from '../rules/bajas.ts'
import { mailNumber } from '../rules/cartas.ts'
import type { Store, Tables } from '../store/port.ts'
import { countingTables, storedTables } from '../store/versions.ts'
import { filesTable, retiredTable, getTableRows, sessionsTable } from '#contract/company.ts'
import type { Company, Row, Table } from '#contract/company.ts'
import { Rejected } from './format/rejected.ts'

/** Later records get higher numbers than any that the company ever gave. */
const advanceCounter = async ({ rows }: Tables, name: string, { next = 1 }: Table) => {
  if (!countingTables.has(name) || next < 2) return
  await rows(name).add([{ id: next - 1 }])
  await rows(name).delete([next - 1])
}

/** The number of rows written between two checks for a cancellation. */
const lot = 250

/** Rows without a number come last, and get the next ones. */
const replaceRows = async (inside: Tables, name: string, table: Table, onRows: ReplaceOptions['onRows']) => {
  const rows = inside.rows(name)
  await rows.delete(await rows.keys())
  await advanceCounter(inside, name, table)
  const numbered = table.rows.filter(({ id }) => id !== undefined).map((row) => ({ ...row, id: Number(row['id']) }))
  for (const part of [numbered, table.rows.filter(({ id }) => id === undefined)])
    for (let offset = 0; offset < part.length; offset += lot) {
      const some = part.slice(offset, offset + lot)
      await rows.add(some)
      onRows?.(some.length)
    }
}

/** A file that stays is not stored again: WebKit loses a blob that takes its own place. */
const replaceFiles = async ({ files }: Tables, rows: readonly Row[], bytes: Bytes, staying: ReadonlySet<string>) => {
  await files.delete((await files.keys()).filter((name) => !staying.has(name)))
  for (const row of rows) {
    const name = String(row['name'])
    const blob = bytes.get(name)
    if (!staying.has(name)) await files.put([{ ...row, name, type: String(row['type']), ...(blob && { blob }) }])
  }
}

const replaceSmall = async ({ sesiones, retirados }: Tables, { tables }: Company) => {
  await sesiones.delete((await sesiones.keys()).filter((zona) => zona !== mailNumber && !zona.startsWith(leaveEntry)))
  await sesiones.put(
    getTableRows(tables, sessionsTable).map((row) => ({
      ...row,
      zona: String(row['zona']),
      idUsuario: Number(row['idUsuario']),
    })),
  )
  await retirados.delete(await retirados.keys())
  await retirados.put(getTableRows(tables, retiredTable).map((row) => ({ ...row, name: String(row['name']) })))
}

type Bytes = ReadonlyMap<string, Blob | ArrayBuffer>

/** Bytes as the store can keep them, made ready before the transaction: a browser ends a transaction that waits for anything else. */
const keepable = async (store: Store, files: Company['files'], staying: ReadonlySet<string>): Promise<Bytes> => {
  const coming = [...files].filter(([name]) => !staying.has(name))
  if (store.keepAhead) {
    const stored = new Map<string, Blob>()
    for (const [name, blob] of coming) stored.set(name, await store.keepAhead(blob))
    return stored
  }
  if (coming.length === 0 || (await store.keepable(new File([''], '-'))) instanceof Blob) return new Map(coming)
  return new Map(await Promise.all(coming.map(async ([name, blob]) => [name, await blob.arrayBuffer()] as const)))
}

/** Every write of the contract adds to one of these tables. */
const traces = ['historial', 'salida']

/** A record saved while the company is made ready would be lost, without an undo. */
const checkUnchanged = async ({ rows }: Tables, { tables }: Company) => {
  for (const name of traces) {
    const keys = await rows(name).keys()
    const previousRows = getTableRows(tables, name)
    if (keys.length !== previousRows.length || keys.at(-1) !== previousRows.at(-1)?.['id'])
      throw new Rejected('Alguien guardó algo mientras tanto: no se cambió nada. Probá de nuevo.')
  }
}

interface ReplaceOptions {
  /** The company that was read; the replacement is refused where the store holds another one by now. */
  readonly current?: Company
  /** The files that the store already holds with the same bytes. */
  readonly staying?: ReadonlySet<string>
  /** Gets the number of rows of each written part; an error that it throws calls the replacement off. */
  readonly onRows?: ((count: number) => void) | undefined
  /** Changes rows by the contents of the store at that moment. */
  readonly prepare?: (inside: Tables, company: Company) => Promise<Company>
}

export const replaceCompany = async (
  store: Store,
  replacement: Company,
  { current, staying = new Set(), onRows, prepare = (_, company) => Promise.resolve(company) }: ReplaceOptions = {},
): Promise<void> => {
  const bytes = await keepable(store, replacement.files, staying)
  await store.write(Date.now(), async (inside) => {
    if (current) await checkUnchanged(inside, current)
    const company = await prepare(inside, replacement)
    await replaceFiles(inside, getTableRows(company.tables, filesTable), bytes, staying)
    await replaceSmall(inside, company)
    for (const name of Object.keys(storedTables)) {
      const table = company.tables[name]
      if (table?.key === 'id') await replaceRows(inside, name, table, onRows)
    }
  })
}
