/** Makes of an understood list the eight columns that every API loads. Pure. */
import type { StoredProduct } from '../../contract/bulk-plan.ts'
import type { SheetRow } from '../../contract/bulk-row.ts'
import { columns, type Column } from '../../contract/carga-masiva.ts'
import { escaped } from '../../contract/letter.ts'
import { nameKey } from '../../contract/names.ts'
import type { SubProducto } from '../../contract/producto.ts'
import { csvOf } from '../../ui/csv.ts'
import { fillableColumns, type Fillable, type Fills } from './choices.ts'

export interface Completed {
  readonly rows: readonly SheetRow[]
  /** How many cells a fill went into. */
  readonly filled: Readonly<Record<Fillable, number>>
}

/** A list is written by people; an API takes HTML. */
const asHtml = (text: string): string =>
  text === '' || /<\/?[a-z][^<>]*>/i.test(text) ? text : `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`

/**
 * The rows with what they lack: the product's order, text and flag are those of its first row that has one, else the stored ones; a new
 * product without an order follows the last. A size without a cell has the stored one of its code, else the fill.
 */
export const completed = (rows: readonly SheetRow[], products: readonly StoredProduct[], fills: Fills): Completed => {
  const existing = Map.groupBy(products, ({ nombre }) => nameKey(nombre))
  let last = Math.max(0, ...products.map(({ orden }) => orden))
  const filled = { tamaño: 0, pack: 0, codigobarra: 0 }
  const ofProduct = new Map(
    [...Map.groupBy(rows, ({ cells }) => nameKey(cells.nombre))].map(([key, own]) => {
      const stored = existing.get(key)?.length === 1 ? existing.get(key)?.[0] : undefined
      const textOf = (column: Column) => own.find(({ cells }) => cells[column] !== '')?.cells[column]
      const shared = {
        orden: textOf('orden') ?? String(stored?.orden ?? ++last),
        destacado: textOf('destacado') ?? String(stored?.destacado ?? ''),
        texto: asHtml(textOf('texto') ?? '') || (stored?.texto ?? ''),
      }
      return [key, { shared, subs: stored?.sub_productos ?? [] }] as const
    }),
  )
  const subOf = (cells: SheetRow['cells'], subs: readonly SubProducto[]) => {
    const before = subs.find(({ codigo }) => codigo === cells.codigo)
    return Object.fromEntries(
      fillableColumns.map((column) => {
        if (cells[column] !== '' || cells.codigo === '') return [column, cells[column]]
        if (before === undefined) filled[column]++
        return [column, before?.[column] ?? fills[column]]
      }),
    )
  }
  return {
    rows: rows.map((row) => {
      const { shared, subs = [] } = ofProduct.get(nameKey(row.cells.nombre)) ?? {}
      return { ...row, cells: { ...row.cells, ...shared, ...subOf(row.cells, subs) } }
    }),
    filled,
  }
}

/** The file to send: one line a row, below the names of the columns. */
export const fileText = (rows: readonly SheetRow[]): Promise<string> =>
  csvOf(
    columns,
    rows.map(({ cells }) => columns.map((column) => cells[column])),
  )
