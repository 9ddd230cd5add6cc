import { planning, type StoredProduct } from '../../contract/bulk-plan.ts'
import type { SheetRow } from '../../contract/bulk-row.ts'
import { columns, type Column } from '../../contract/carga-masiva.ts'
import { atOnce } from '../../contract/in-slices.ts'
import type { Counts } from '../../ui/ask-worker.ts'
import { csvOf } from '../../ui/csv.ts'
import { xlsxOf } from '../../ui/xlsx.ts'

type Cells = Readonly<Record<Column, string | number | null>>

const noSize = { codigo: '', tamaño: '', pack: '', codigobarra: '' }

/** One row per sub-product, as the bulk load reads it. The fields of the product stand in its first row; blank cells below repeat them. */
const catalogueRows = (products: readonly StoredProduct[]): Cells[] =>
  products.flatMap(({ orden, nombre, destacado, texto, sub_productos: [first = noSize, ...more] }) => [
    { ...first, orden, nombre, destacado, texto },
    ...more.map((sub) => ({ ...sub, orden: null, nombre, destacado: null, texto: '' })),
  ])

/** What a load reads of such a row. */
const sheetRow = (row: Cells, at: number): SheetRow => {
  const cells = { orden: '', nombre: '', destacado: '', texto: '', ...noSize }
  for (const column of columns) cells[column] = String(row[column] ?? '').trim()
  return { number: at + 2, cells }
}

/** The products that the bulk load would refuse as they are, with the reason: it plans the very rows that are downloaded. */
export const troubles = (
  products: readonly StoredProduct[],
  onCounts?: (counts: Counts) => void,
): readonly string[] => {
  const rows = catalogueRows(products).map(sheetRow)
  let hechas = 0
  const plan = atOnce(planning(rows, products), (count = 0) => {
    hechas += count
    onCounts?.({ hechas, total: rows.length })
  })
  const matching = plan.rejected.map(
    ({ row, column, reason }) => `${rows[row - 2]?.cells.nombre || 'Sin nombre'} (${column}): ${reason}`,
  )
  return [...new Set(matching)]
}

/** Characters that a cell of a workbook holds. A longer text is left blank, which the load takes for unchanged. */
const longest = 32_767

const widths: Readonly<Record<Column, number>> = {
  orden: 8,
  nombre: 34,
  destacado: 10,
  texto: 40,
  codigo: 14,
  tamaño: 18,
  pack: 12,
  codigobarra: 18,
}

/** The whole catalogue in the columns of the bulk load. */
export const catalogueFile = async (products: readonly StoredProduct[], kind: 'csv' | 'xlsx'): Promise<Blob> => {
  const rows = catalogueRows(products).map((row) => columns.map((column) => row[column]))
  if (kind === 'csv') return new Blob([await csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' })
  const fits = (cell: string | number | null) => typeof cell !== 'string' || cell.length <= longest
  return xlsxOf(
    'Catálogo',
    widths,
    rows.map((row) => row.map((cell) => (fits(cell) ? cell : ''))),
  )
}
