import Pdf from 'pdfkit'
import { contacto } from '../contacto.ts'
import { formatDate, mediaPath } from './formats.ts'

export type Doc = PDFKit.PDFDocument

export const INK = '#111214'
export const GREY = '#5b6068'
const BAND = '#eef0f2'
export const RED = '#c8102e'
export const LEFT = 40
export const WIDTH = 515
const TOP = 104
const BOTTOM = 780

export interface Column {
  label: string
  width: number
  align?: 'left' | 'right' | 'center'
}

/** A band spans the table (a product's name); a row has one text per column. */
export type TableRow = { band: string } | string[]

interface Sheet {
  titulo: string
  fecha: Date
}

/** A4 with letterhead and page numbers. The printed date is the sheet's, never today's, so that the bytes are repeatable. */
export function renderPdf(sheet: Sheet, draw: (doc: Doc) => void): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    margins: { top: TOP, bottom: 0, left: LEFT, right: LEFT },
    bufferPages: true,
    lang: 'es-AR',
    info: { Title: sheet.titulo, Author: 'Bulonera Quebracho S.A.', CreationDate: sheet.fecha, ModDate: sheet.fecha },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  drawHead(doc, sheet)
  doc.on('pageAdded', () => drawHead(doc, sheet))
  draw(doc)
  drawFeet(doc)
  doc.end()
  return done
}

function drawHead(doc: Doc, { titulo, fecha }: Sheet) {
  doc.image(mediaPath('brand/logo-navbar.png'), LEFT, 34, { width: 195 })
  doc.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(titulo, 260, 41, { width: 295, align: 'right', lineBreak: false })
  doc.font('Helvetica').fontSize(8.5).fillColor(GREY).text(formatDate(fecha), 260, 57, { width: 295, align: 'right', lineBreak: false })
  doc.rect(LEFT, 80, WIDTH, 2).fill(RED)
  doc.fillColor(INK).font('Helvetica').fontSize(9)
  doc.x = LEFT
  doc.y = TOP
}

function drawFeet(doc: Doc) {
  const { count } = doc.bufferedPageRange()
  const line = `Bulonera Quebracho S.A.  |  ${contacto.direccion}  |  ${contacto.telefono}  |  ${contacto.email}`
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.rect(LEFT, 797, WIDTH, 0.5).fill(GREY)
    doc.font('Helvetica').fontSize(7.5).fillColor(GREY)
    doc.text(line, LEFT, 804, { lineBreak: false })
    doc.text(`Página ${page + 1} de ${count}`, LEFT, 804, { width: WIDTH, align: 'right', lineBreak: false })
  }
}

/** Starts a new page when less than `height` is left. */
export function ensureSpace(doc: Doc, height: number) {
  if (doc.y + height > BOTTOM) doc.addPage()
}

export function heading(doc: Doc, text: string) {
  ensureSpace(doc, 60)
  doc.font('Helvetica-Bold').fontSize(13).fillColor(INK).text(text, LEFT, doc.y, { width: WIDTH })
  doc.moveDown(0.4)
}

export function paragraph(doc: Doc, text: string) {
  doc.font('Helvetica').fontSize(9.5).fillColor(INK)
  ensureSpace(doc, doc.heightOfString(text, { width: WIDTH, lineGap: 2 }))
  doc.text(text, LEFT, doc.y, { width: WIDTH, lineGap: 2 })
  doc.moveDown(0.6)
}

const ROW = 17

/** A table with its header on every page. A band never stands alone at the foot of a page. */
export function table(doc: Doc, columns: Column[], rows: TableRow[]) {
  ensureSpace(doc, ROW * 3)
  drawHeader(doc, columns)
  for (const row of rows) {
    const needed = Array.isArray(row) ? ROW : ROW * 2
    if (doc.y + needed > BOTTOM) {
      doc.addPage()
      drawHeader(doc, columns)
    }
    if (Array.isArray(row)) drawRow(doc, columns, row)
    else drawBand(doc, row.band)
  }
  doc.x = LEFT
  doc.y += 10
}

function drawHeader(doc: Doc, columns: Column[]) {
  doc.rect(LEFT, doc.y, WIDTH, ROW + 2).fill(INK)
  doc.font('Helvetica-Bold').fontSize(8.5).fillColor('#ffffff')
  drawCells(doc, columns, columns.map(({ label }) => label), doc.y + 6)
  doc.y += ROW + 2
}

function drawBand(doc: Doc, text: string) {
  const y = doc.y
  doc.rect(LEFT, y, WIDTH, ROW).fill(BAND)
  doc.font('Helvetica-Bold').fontSize(9).fillColor(INK).text(text, LEFT + 6, y + 5, { lineBreak: false })
  doc.y = y + ROW
}

function drawRow(doc: Doc, columns: Column[], cells: string[]) {
  doc.font('Helvetica').fontSize(9).fillColor(INK)
  drawCells(doc, columns, cells, doc.y + 5)
  doc.y += ROW
  doc.rect(LEFT, doc.y - 0.5, WIDTH, 0.5).fill('#d5d8dc')
}

function drawCells(doc: Doc, columns: Column[], cells: string[], y: number) {
  const top = doc.y
  let x = LEFT
  columns.forEach(({ width, align = 'left' }, index) => {
    doc.text(cells[index] ?? '', x + 6, y, { width: width - 12, align, lineBreak: false })
    x += width
  })
  doc.y = top
}
