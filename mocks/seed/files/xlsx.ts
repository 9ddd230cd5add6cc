import { readFileSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetData } from 'write-excel-file/node'
import { formatDate, mediaPath } from './formats.ts'

export interface XlsxColumn {
  label: string
  width: number
  /** Text keeps the leading zeros of a code. */
  kind: 'text' | 'price' | 'quantity'
}

interface Book {
  titulo: string
  fecha: Date
  nota: string
  columns: XlsxColumn[]
  rows: (string | number | null)[][]
}

/** One sheet: logo, title, date, note, then a table whose header stays in view. */
export async function renderXlsx(book: Book): Promise<Buffer> {
  const file = writeXlsxFile([...head(book), ...body(book)], {
    sheet: 'Lista',
    columns: book.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 5,
    showGridLines: false,
    images: [
      {
        content: readFileSync(mediaPath('brand/logo-navbar.png')),
        contentType: 'image/png',
        width: 569,
        height: 105,
        dpi: 220,
        anchor: { row: 1, column: 1 },
        title: 'Bulonera Quebracho',
      },
    ],
  })
  return withFixedDates(await file.toBuffer(), book.fecha)
}

function head({ titulo, fecha, nota, columns }: Book): SheetData {
  return [
    [{ value: '', height: 42 }],
    [{ value: titulo, fontWeight: 'bold', fontSize: 14 }],
    [{ value: formatDate(fecha), textColor: '#5b6068' }],
    [{ value: nota, textColor: '#5b6068' }],
    columns.map(({ label, kind }) => ({
      value: label,
      fontWeight: 'bold',
      textColor: '#ffffff',
      backgroundColor: '#111214',
      align: kind === 'text' ? 'left' : 'right',
    })),
  ]
}

function body({ columns, rows }: Book): SheetData {
  const line = { bottomBorderStyle: 'thin', bottomBorderColor: '#d5d8dc' } as const
  return rows.map((row) =>
    columns.map(({ kind }, index) => {
      const value = row[index]
      if (value === null || value === undefined) return { ...line, value: '' }
      return typeof value === 'string'
        ? { ...line, value, type: String }
        : { ...line, value, type: Number, format: kind === 'price' ? '#,##0.00' : '0' }
    }),
  )
}

/** The writer stamps the current time into the zip; the book's date keeps the bytes repeatable. */
function withFixedDates(buffer: Buffer, fecha: Date): Buffer {
  // Zip times are local, so a date built from parts is the same in every time zone.
  const mtime = new Date(fecha.getUTCFullYear(), fecha.getUTCMonth(), fecha.getUTCDate())
  return Buffer.from(zipSync(unzipSync(buffer), { mtime, level: 9 }))
}
