import { formatPrice } from './formats.ts'
import { priceOf } from './listas.ts'
import type { Lista } from './listas.ts'
import { paragraph, renderPdf, table } from './pdf.ts'
import type { Column, TableRow } from './pdf.ts'

const COLUMNS: Column[] = [
  { label: 'Código', width: 75 },
  { label: 'Tamaño', width: 150 },
  { label: 'Pack', width: 95 },
  { label: 'Código de barras', width: 105, align: 'right' },
  { label: 'Precio sin IVA ($)', width: 90, align: 'right' },
]

export const listaPdf = (lista: Lista) =>
  renderPdf(lista, (doc) => {
    paragraph(doc, lista.nota)
    table(doc, COLUMNS, lista.productos.flatMap((producto): TableRow[] => [
      { band: producto.nombre },
      ...producto.sub_productos.map((one, index) => [
        one.codigo, one.tamaño, one.pack, one.codigobarra, formatPrice(priceOf(lista, producto, index)),
      ]),
    ]))
  })
