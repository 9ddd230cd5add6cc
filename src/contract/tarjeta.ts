import type { Producto, Tarjeta } from './producto.ts'

/** The light form of a product: all of it but its text, its sizes and its version. */
export const asTarjeta = ({
  texto: _texto,
  version: _version,
  sub_productos: sizes,
  imagenes,
  ...card
}: Producto): Tarjeta => ({
  ...card,
  imagenes: imagenes.slice(0, 1),
  medidas: sizes.length,
  codigo: sizes[0]?.codigo ?? '',
})
