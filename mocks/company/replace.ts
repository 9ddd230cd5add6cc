/** Replaces the company in a store, in one transaction. */
import type { Store, Tables } from '../store/port.ts'
import { countingTables, storedTables } from '../store/versions.ts'
import { filesTable, retiredTable, rowsIn, sessionsTable } from '../../src/contract/company.ts'
import type { Company, Row, Table } from '../../src/contract/company.ts'
import { Rejected } from './format/rejected.ts'

/** Records that come later get higher numbers than any that the company ever gave. */
const countOn = async ({ rows }: Tables, name: string, { next = 1 }: Table) => {
  if (!countingTables.has(name) || next < 2) return
  await rows(name).add([{ id: next - 1 }])
  await rows(name).delete([next - 1])
}

/** How many rows are written between two looks at whether the work is called off. */
const lot = 250

/** Rows without a number come last, and get the next ones. */
const replaceRows = async (inside: Tables, name: string, table: Table, onRows: Replacing['onRows']) => {
  const rows = inside.rows(name)
  await rows.delete(await rows.keys())
  await countOn(inside, name, table)
  const numbered = table.rows.filter(({ id }) => id !== undefined).map((row) => ({ ...row, id: Number(row['id']) }))
  for (const part of [numbered, table.rows.filter(({ id }) => id === undefined)])
    for (let at = 0; at < part.length; at += lot) {
      const some = part.slice(at, at + lot)
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
  await sesiones.delete(await sesiones.keys())
  await sesiones.put(
    rowsIn(tables, sessionsTable).map((row) => ({
      ...row,
      zona: String(row['zona']),
      idUsuario: Number(row['idUsuario']),
    })),
  )
  await retirados.delete(await retirados.keys())
  await retirados.put(rowsIn(tables, retiredTable).map((row) => ({ ...row, name: String(row['name']) })))
}

type Bytes = ReadonlyMap<string, Blob | ArrayBuffer>

/** Bytes as the store can keep them, made ready before the transaction: a browser ends one that waits for anything else. */
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

/** A record that is saved while the company is made ready would be lost, and would be in no way back. */
const checkUnchanged = async ({ rows }: Tables, { tables }: Company) => {
  for (const name of traces) {
    const keys = await rows(name).keys()
    const existing = rowsIn(tables, name)
    if (keys.length !== existing.length || keys.at(-1) !== existing.at(-1)?.['id'])
      throw new Rejected('Alguien guardó algo mientras tanto: no se cambió nada. Probá de nuevo.')
  }
}

interface Replacing {
  /** The company that was read; the replacement is refused where the store holds another one by now. */
  readonly here?: Company
  /** The files that the store already holds with the same bytes. */
  readonly staying?: ReadonlySet<string>
  /** Gets the number of rows of each part that is written; what it throws calls all of it off. */
  readonly onRows?: ((count: number) => void) | undefined
  /** Changes rows with what the store holds at that moment. */
  readonly prepare?: (inside: Tables, company: Company) => Promise<Company>
}

export const replaceCompany = async (
  store: Store,
  wanted: Company,
  { here, staying = new Set(), onRows, prepare = (_, company) => Promise.resolve(company) }: Replacing = {},
): Promise<void> => {
  const bytes = await keepable(store, wanted.files, staying)
  await store.write(Date.now(), async (inside) => {
    if (here) await checkUnchanged(inside, here)
    const company = await prepare(inside, wanted)
    await replaceFiles(inside, rowsIn(company.tables, filesTable), bytes, staying)
    await replaceSmall(inside, company)
    for (const name of Object.keys(storedTables)) {
      const table = company.tables[name]
      if (table?.key === 'id') await replaceRows(inside, name, table, onRows)
    }
  })
}
