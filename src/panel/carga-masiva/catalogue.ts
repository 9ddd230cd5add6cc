import { planOf, type Known } from '../../contract/bulk-plan.ts'
import type { SheetRow } from '../../contract/bulk-sheet.ts'
import { columns } from '../../contract/carga-masiva.ts'
import { csvOf } from '../../ui/csv.ts'

type Cells = readonly [
  orden: number | null,
  nombre: string,
  destacado: number | null,
  texto: string,
  codigo: string,
  tamaño: string,
  pack: string,
  codigobarra: string,
]

/** One row per sub-product, as the bulk load reads it. What is the product's own stands in its first row; blanks below repeat it. */
const catalogueRows = (products: readonly Known[]): Cells[] =>
  products.flatMap(({ orden, nombre, destacado, texto, sub_productos: [first, ...more] }) => [
    [
      orden,
      nombre,
      destacado,
      texto,
      first?.codigo ?? '',
      first?.tamaño ?? '',
      first?.pack ?? '',
      first?.codigobarra ?? '',
    ],
    ...more.map((sub): Cells => [null, nombre, null, '', sub.codigo, sub.tamaño, sub.pack, sub.codigobarra]),
  ])

const trimmed = (cell: string | number | null): string => String(cell ?? '').trim()

const sheetRow = (
  [orden, nombre, destacado, texto, codigo, tamaño, pack, codigobarra]: Cells,
  at: number,
): SheetRow => ({
  number: at + 2,
  cells: {
    orden: trimmed(orden),
    nombre: trimmed(nombre),
    destacado: trimmed(destacado),
    texto: trimmed(texto),
    codigo: trimmed(codigo),
    tamaño: trimmed(tamaño),
    pack: trimmed(pack),
    codigobarra: trimmed(codigobarra),
  },
})

/** The products that the bulk load would refuse as they are, with the reason: it plans the very rows that are downloaded. */
export const troubles = (products: readonly Known[]): readonly string[] => {
  const rows = catalogueRows(products).map(sheetRow)
  const named = planOf(rows, products).rejected.map(
    ({ row, column, reason }) => `${rows[row - 2]?.cells.nombre || 'Sin nombre'} (${column}): ${reason}`,
  )
  return [...new Set(named)]
}

/** What a cell of a workbook cannot hold: a longer text, and characters that XML has not. */
const longest = 32_767
// oxlint-disable-next-line no-control-regex
const unwritable = /[\0-\b\v\f\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u

/** A texto that no cell can hold is left blank, which the load takes for unchanged. */
const writable = (texto: string): string => (texto.length > longest || unwritable.test(texto) ? '' : texto)

const widths: Readonly<Record<(typeof columns)[number], number>> = {
  orden: 8,
  nombre: 34,
  destacado: 10,
  texto: 40,
  codigo: 14,
  tamaño: 18,
  pack: 12,
  codigobarra: 18,
}

const xlsxOf = async (rows: readonly Cells[]): Promise<Blob> => {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map(([orden, nombre, destacado, texto, ...sub]) =>
    // A blank cell is none: an empty text would be one.
    [orden, nombre, destacado, writable(texto), ...sub].map((cell) => (cell === '' ? null : cell)),
  )
  return writeXlsxFile([head, ...body], {
    columns: columns.map((column) => ({ width: widths[column] })),
    stickyRowsCount: 1,
    sheet: 'Catálogo',
  }).toBlob()
}

/** The whole catalogue in the columns of the bulk load. */
export const catalogueFile = async (products: readonly Known[], kind: 'csv' | 'xlsx'): Promise<Blob> => {
  const rows = catalogueRows(products)
  return kind === 'xlsx' ? xlsxOf(rows) : new Blob([await csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' })
}
