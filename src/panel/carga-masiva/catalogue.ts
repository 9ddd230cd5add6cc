import { planning, type StoredProduct } from '../../contract/bulk-plan.ts'
import type { SheetRow } from '../../contract/bulk-row.ts'
import { columns } from '../../contract/carga-masiva.ts'
import { atOnce } from '../../contract/in-slices.ts'
import type { Counts } from '../../ui/ask-worker.ts'
import { csvOf } from '../../ui/csv.ts'
import { xlsxOf } from '../../ui/xlsx.ts'

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

/** One row per sub-product, as the bulk load reads it. The fields of the product stand in its first row; blank cells below repeat them. */
const catalogueRows = (products: readonly StoredProduct[]): Cells[] =>
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

/** Characters that a cell of a workbook holds. A longer texto is left blank, which the load takes for unchanged. */
const longest = 32_767

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

/** The whole catalogue in the columns of the bulk load. */
export const catalogueFile = async (products: readonly StoredProduct[], kind: 'csv' | 'xlsx'): Promise<Blob> => {
  const rows = catalogueRows(products)
  if (kind === 'csv') return new Blob([await csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' })
  const fitting = rows.map(([orden, nombre, destacado, texto, ...sub]) => [
    orden,
    nombre,
    destacado,
    texto.length > longest ? '' : texto,
    ...sub,
  ])
  return xlsxOf('Catálogo', widths, fitting)
}
