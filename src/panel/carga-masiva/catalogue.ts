import { columnRows, columns, numberColumns, productColumns, sizeColumns, type Cells } from '#contract/bulk-columns.ts'
import { getStoredValue, type StoredProduct } from '#contract/bulk-plan.ts'
import { toRecord } from '#contract/record.ts'
import { toCsv } from '#ui/csv.ts'
import { toXlsx } from '#ui/xlsx.ts'

type CatalogueRow = Cells<string | number | null>

const noSize = toRecord(sizeColumns, () => '')
/** Below the first row of a product. */
const repeated = toRecord(productColumns, ({ name }) => (numberColumns.has(name) ? null : ''))

/** One row per sub-product, as the bulk load reads it. The fields of the product stand in its first row; blank cells below repeat them. */
const catalogueRows = (products: readonly StoredProduct[]): CatalogueRow[] =>
  products.flatMap((product) => {
    const [first = noSize, ...otherSubs] = product.sub_productos
    return [
      { ...first, ...toRecord(productColumns, (column) => getStoredValue(column, product)) },
      ...otherSubs.map((sub) => ({ ...sub, ...repeated, nombre: product.nombre })),
    ]
  })

/** Characters that a cell of a workbook holds. A longer text is left blank, which the load takes for unchanged. */
const longest = 32_767

const widths = toRecord(columnRows, ({ width }) => width)

/** The whole catalogue in the columns of the bulk load. */
export const catalogueFile = async (products: readonly StoredProduct[], kind: 'csv' | 'xlsx'): Promise<Blob> => {
  const rows = catalogueRows(products).map((row) => columns.map((column) => row[column]))
  if (kind === 'csv') return new Blob([await toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' })
  const fits = (cell: string | number | null) => typeof cell !== 'string' || cell.length <= longest
  return toXlsx(
    'Catálogo',
    widths,
    rows.map((row) => row.map((cell) => (fits(cell) ? cell : ''))),
  )
}
