import { productos } from '../productos.ts'
import type { Producto } from '../productos/producto.ts'
import { general, priceOf } from './listas.ts'
import type { Lista } from './listas.ts'
import { renderXlsx } from './xlsx.ts'
import type { XlsxColumn } from './xlsx.ts'

const COLUMNS: XlsxColumn[] = [
  { label: 'Código', width: 12, kind: 'text' },
  { label: 'Producto', width: 30, kind: 'text' },
  { label: 'Tamaño', width: 24, kind: 'text' },
  { label: 'Pack', width: 16, kind: 'text' },
  { label: 'Código de barras', width: 18, kind: 'text' },
]

/** One row per sub-product: the columns above, then one more. */
const rowsOf = (list: Producto[], last: (producto: Producto, index: number) => (number | null)[]) =>
  list.flatMap((producto) =>
    producto.sub_productos.map((one, index) => [one.codigo, producto.nombre, one.tamaño, one.pack, one.codigobarra, ...last(producto, index)]),
  )

export const listaXlsx = (lista: Lista) =>
  renderXlsx({
    ...lista,
    columns: [...COLUMNS, { label: 'Precio sin IVA ($)', width: 18, kind: 'price' }],
    rows: rowsOf(lista.productos, (producto, index) => [priceOf(lista, producto, index)]),
  })

export const codigosXlsx = () =>
  renderXlsx({
    titulo: 'Códigos de barras y packs',
    fecha: general.fecha,
    nota: 'EAN-13 de cada presentación. Las columnas de código son texto: conservan los ceros iniciales.',
    columns: COLUMNS,
    rows: rowsOf(productos, () => []),
  })

export const pedidoXlsx = () =>
  renderXlsx({
    titulo: 'Plantilla de pedido',
    fecha: general.fecha,
    nota: 'Completá la cantidad de packs y mandala a ventas con tu razón social y tu CUIT.',
    columns: [...COLUMNS, { label: 'Cantidad de packs', width: 18, kind: 'quantity' }],
    rows: rowsOf(productos, () => [null]),
  })
