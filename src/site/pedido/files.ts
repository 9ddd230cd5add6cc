import { unitsIn, type Linea, type Lineas } from '../../state/pedido/linea.ts'
import { csvOf } from '../../ui/csv.ts'
import { today } from '../../ui/today.ts'
import { saveFile } from '../../ui/save-file.ts'

/** What the company loads: the columns of the bulk load that a pedido has, then what is asked for. */
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

/** Codes are text in it: their zeros stay. */
const xlsxOf = async (lines: Lineas): Promise<Blob> => {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeXlsxFile([head, ...lines.map(cellsOf)], {
    columns: columns.map((column) => ({ width: widths[column] })),
    stickyRowsCount: 1,
    sheet: 'Pedido',
  }).toBlob()
}

/** Saves a pedido as a file. */
export const savePedido = async (lines: Lineas, kind: 'csv' | 'xlsx'): Promise<void> =>
  saveFile(await (kind === 'csv' ? csvFile(lines) : xlsxOf(lines)), `pedido-${today()}.${kind}`)
