/** Turns an understood list into the columns that every API loads. Pure. */
import {
  columns,
  fillableColumns,
  multilineColumns,
  sharedColumns,
  type Fillable,
  type ProductColumn,
} from '#contract/bulk-columns.ts'
import type { ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { toPath, type SheetRow } from '#contract/bulk-row.ts'
import { escaped } from '#contract/letter.ts'
import { nameKey } from '#contract/names.ts'
import type { SubProducto } from '#contract/producto.ts'
import { toRecord } from '#contract/record.ts'
import { toCsv } from '#ui/csv.ts'
import type { Fills } from './choices.ts'

export interface ImportRows {
  readonly rows: readonly SheetRow[]
  /** The number of cells of each fill. */
  readonly filled: Readonly<Record<Fillable, number>>
}

/** A list is written by people; an API takes HTML. */
const asHtml = (text: string): string =>
  text === '' || /<\/?[a-z][^<>]*>/i.test(text) ? text : `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`

/**
 * The rows without gaps: the product's order, text and flag come from its first row with one, else from the stored product; a new product
 * without an order follows the last. A size without a cell takes the stored one of its code, else the fill.
 */
export const toImportRows = (
  rows: readonly SheetRow[],
  products: readonly StoredProduct[],
  fills: Fills,
): ImportRows => {
  const productsByName = Map.groupBy(products, ({ nombre }) => nameKey(nombre))
  let last = Math.max(0, ...products.map(({ orden }) => orden))
  const filled = toRecord(fillableColumns, () => 0)
  const ofProduct = new Map(
    [...Map.groupBy(rows, ({ cells }) => nameKey(cells.nombre))].map(([key, productRows]) => {
      const stored = productsByName.get(key)?.length === 1 ? productsByName.get(key)?.[0] : undefined
      const getShared = ({ name: column }: ProductColumn) => {
        const text = productRows.find(({ cells }) => cells[column] !== '')?.cells[column]
        if (text === undefined) return String(stored?.[column] ?? (column === 'orden' ? ++last : ''))
        return multilineColumns.has(column) ? asHtml(text) : text
      }
      const shared = Object.fromEntries(sharedColumns.map((column) => [column.name, getShared(column)]))
      return [key, { shared, subs: stored?.sub_productos ?? [] }] as const
    }),
  )
  const completeSub = (cells: SheetRow['cells'], subs: readonly SubProducto[]) => {
    const storedSub = subs.find(({ codigo }) => codigo === cells.codigo)
    return toRecord(fillableColumns, ({ name }) => {
      if (cells[name] !== '' || cells.codigo === '') return cells[name]
      if (storedSub === undefined) filled[name]++
      return storedSub?.[name] ?? fills[name]
    })
  }
  return {
    rows: rows.map((row) => {
      const { shared, subs = [] } = ofProduct.get(nameKey(row.cells.nombre)) ?? {}
      return { ...row, cells: { ...row.cells, ...shared, ...completeSub(row.cells, subs) } }
    }),
    filled,
  }
}

const extraCells: Readonly<Record<ExtraColumn, (row: SheetRow) => string>> = {
  nombreNuevo: ({ cells }) => cells.nombreNuevo ?? '',
  filaOriginal: toPath,
}

/** The file to send: one line a row, below the names of the columns. `extra` are those that the API has beyond the specification. */
export const fileText = (rows: readonly SheetRow[], extra: readonly ExtraColumn[]): Promise<string> =>
  toCsv(
    [...columns, ...extra],
    rows.map((row) => [
      // A cell that nobody can read is blank, and refused.
      ...columns.map((column) => (row.unread?.[column] === undefined ? row.cells[column] : '')),
      ...extra.map((column) => extraCells[column](row)),
    ]),
  )
