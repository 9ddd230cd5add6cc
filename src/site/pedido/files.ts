import type { Linea, Lineas } from '#state/pedido/linea.ts'
import { countUnits } from '#state/pedido/units.ts'
import { toCsv } from '#ui/csv.ts'
import { saveFile } from '#ui/save-file.ts'
import { toXlsx } from '#ui/xlsx.ts'
import { getFileName, type Heading } from './heading.ts'

/** The columns that the company loads, with their widths: those of the bulk load that a pedido knows, then the order's own. */
const widths = {
  codigo: 14,
  nombre: 34,
  tamaño: 18,
  pack: 18,
  codigobarra: 18,
  cantidad: 10,
  unidades: 10,
  nota: 40,
}

const toCells = (line: Linea): (string | number | null)[] => {
  const { codigo, nombre, tamaño, pack, codigobarra, cantidad, nota } = line
  return [codigo, nombre, tamaño, pack, codigobarra, cantidad, countUnits(line) ?? null, nota]
}

/** A pedido as CSV or XLSX. Codes are text cells, which keep their leading zeros. */
export const createOrderFile = async (lines: Lineas, kind: 'csv' | 'xlsx'): Promise<Blob> => {
  const rows = lines.map(toCells)
  return kind === 'xlsx'
    ? toXlsx('Pedido', widths, rows)
    : new Blob([await toCsv(Object.keys(widths), rows)], { type: 'text/csv;charset=utf-8' })
}

export const savePedido = async (lines: Lineas, heading: Heading, kind: 'csv' | 'xlsx'): Promise<void> =>
  saveFile(await createOrderFile(lines, kind), `${getFileName(heading)}.${kind}`)
