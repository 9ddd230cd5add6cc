import type { Producto, Tarjeta } from './producto.ts'

/** The light form of a product: what a card shows, without its text, its sizes and its version. */
export const asTarjeta = ({ id, orden, nombre, destacado, imagenes, sub_productos: sizes }: Producto): Tarjeta => ({
  id,
  orden,
  nombre,
  destacado,
  imagenes: imagenes.slice(0, 1),
  medidas: sizes.length,
  codigo: sizes[0]?.codigo ?? '',
})
