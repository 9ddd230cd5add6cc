import { mediaPath } from './formats.ts'
import { familias, general } from './listas.ts'
import type { Familia } from './listas.ts'
import { GREY, INK, LEFT, RED, WIDTH, ensureSpace, renderPdf, table } from './pdf.ts'
import type { Column, Doc } from './pdf.ts'
import type { Producto } from '../productos/producto.ts'

const COLUMNS: Column[] = [
  { label: 'Código', width: 95 },
  { label: 'Tamaño', width: 170 },
  { label: 'Pack', width: 120 },
  { label: 'Código de barras', width: 130, align: 'right' },
]

export const catalogo = () =>
  renderPdf({ titulo: 'Catálogo general 2026', fecha: general.fecha }, (doc) => {
    cover(doc)
    familias.forEach((familia) => section(doc, familia))
  })

function cover(doc: Doc) {
  doc.save().rect(LEFT, 104, WIDTH, 330).clip()
  doc.image(mediaPath('sliders/slider-3.jpg'), LEFT, 104, { cover: [WIDTH, 330], align: 'center' })
  doc.restore()
  doc.rect(LEFT, 434, WIDTH, 4).fill(RED)
  doc.font('Helvetica-Bold').fontSize(34).fillColor(INK).text('Catálogo general', LEFT, 470, { width: WIDTH })
  doc.font('Helvetica').fontSize(15).fillColor(GREY).text('Elementos de fijación, edición 2026', { width: WIDTH })
  doc.moveDown(2).fontSize(10.5).fillColor(INK)
  familias.forEach(({ nombre, productos }) => doc.text(`${nombre}: ${productos.map((one) => one.nombre).join(', ')}.`, { width: WIDTH, lineGap: 3 }))
}

function section(doc: Doc, { nombre, imagen, productos }: Familia) {
  doc.addPage()
  doc.image(mediaPath(`productos/${imagen}.jpg`), LEFT + WIDTH - 118, 104, { width: 118 })
  doc.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(nombre, LEFT, 150, { width: 380 })
  doc.font('Helvetica').fontSize(10).fillColor(GREY).text(productos.map((one) => one.nombre).join(' · '), { width: 370 })
  doc.y = 236
  productos.forEach((producto) => sheet(doc, producto))
}

function sheet(doc: Doc, { nombre, texto, sub_productos }: Producto) {
  ensureSpace(doc, 92 + sub_productos.length * 17)
  doc.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(nombre, LEFT, doc.y, { width: WIDTH })
  doc.moveDown(0.3).font('Helvetica').fontSize(9)
  for (const [, tag, text] of texto.matchAll(/<(p|li)>(.*?)<\/\1>/g)) {
    doc.text(tag === 'li' ? `·  ${text}` : (text ?? ''), { width: WIDTH, lineGap: 1.5 })
  }
  doc.moveDown(0.5)
  table(doc, COLUMNS, sub_productos.map((one) => [one.codigo, one.tamaño, one.pack, one.codigobarra]))
}
