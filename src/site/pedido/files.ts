import { unitsIn, type Linea, type Lineas } from '../../state/pedido/linea.ts'
import { csvOf } from '../../ui/csv.ts'
import { saveFile } from '../../ui/save-file.ts'
import { fileNameOf, type Heading } from './heading.ts'

/** The columns that the company loads: those of the bulk load that a pedido knows, then the order's own. */
const columns = ['codigo', 'nombre', 'tamaño', 'pack', 'codigobarra', 'cantidad', 'unidades', 'nota'] as const
const widths: Readonly<Record<(typeof columns)[number], number>> = {
  codigo: 14,
  nombre: 34,
  tamaño: 18,
  pack: 18,
  codigobarra: 18,
  cantidad: 10,
  unidades: 10,
  nota: 40,
}

const cellsOf = (line: Linea): (string | number | null)[] => {
  const each = unitsIn(line.pack)
  const { codigo, nombre, tamaño, pack, codigobarra, cantidad, nota } = line
  return [codigo, nombre, tamaño, pack, codigobarra, cantidad, each === undefined ? null : each * cantidad, nota]
}

const csvFile = async (lines: Lineas): Promise<Blob> =>
  new Blob([await csvOf(columns, lines.map(cellsOf))], { type: 'text/csv;charset=utf-8' })

/** Codes are text cells, which keep their leading zeros. */
const xlsxOf = async (lines: Lineas): Promise<Blob> => {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeXlsxFile([head, ...lines.map(cellsOf)], {
    columns: columns.map((column) => ({ width: widths[column] })),
    stickyRowsCount: 1,
    sheet: 'Pedido',
  }).toBlob()
}

/** A pedido as CSV or XLSX. */
export const fileOf = (lines: Lineas, kind: 'csv' | 'xlsx'): Promise<Blob> =>
  kind === 'csv' ? csvFile(lines) : xlsxOf(lines)

export const savePedido = async (lines: Lineas, heading: Heading, kind: 'csv' | 'xlsx'): Promise<void> =>
  saveFile(await fileOf(lines, kind), `${fileNameOf(heading)}.${kind}`)
