/** Bulk load sheets as people make them. */
import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/node'

export const header = ['orden', 'nombre', 'destacado', 'texto', 'codigo', 'tamaño', 'pack', 'codigobarra']

export type Row = readonly string[]

/** One sub-product of one product. */
export const row = (nombre: string, codigo: string, orden = '1'): Row => [
  orden,
  nombre,
  '0',
  '<p>Texto; con coma, y ñ</p>',
  codigo,
  'M8 x 40',
  '100',
  '7790000000003',
]

export const csvText = (rows: readonly Row[], delimiter = ';', newline = '\r\n', further: readonly string[] = []) =>
  Papa.unparse([[...header, ...further], ...rows.map((cells) => [...cells])], { delimiter, newline })

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

export const csv = (rows: readonly Row[], separator = ';') =>
  new File([csvText(rows, separator)], 'carga.csv', { type: 'text/csv' })
export const csvWithColumn = (column: string, rows: readonly Row[]) =>
  new File([csvText(rows, ';', '\r\n', [column])], 'carga.csv')
export const csvWithMark = (rows: readonly Row[]) => new File([`\uFEFF${csvText(rows)}`], 'carga.csv')
export const csvLatin1 = (rows: readonly Row[]) => new File([latin1(csvText(rows))], 'carga.csv')
export const csvUnix = (rows: readonly Row[]) => new File([`${csvText(rows, ',', '\n')}\n\n,,,,\n`], 'carga.csv')

const xlsxFile = async (cells: (string | number)[][]) => {
  const sheet = cells.map((line) =>
    line.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  )
  return new File([new Uint8Array(await writeXlsxFile(sheet).toBuffer())], 'carga.xlsx')
}
export const xlsx = (rows: readonly Row[]) => xlsxFile([header, ...rows.map((cells) => [...cells])])
/** Order, pack and bar code as numbers, as spreadsheets store typed digits. */
export const xlsxWithNumbers = (rows: readonly Row[]) =>
  xlsxFile([
    header,
    ...rows.map((cells) => cells.map((text, column) => ([0, 2, 6, 7].includes(column) ? Number(text) : text))),
  ])
