import type { Producto, Tarjeta } from './producto.ts'

/** The light form of a product: what a card shows. */
export const asTarjeta = (producto: Producto): Tarjeta => ({
  id: producto.id,
  orden: producto.orden,
  nombre: producto.nombre,
  destacado: producto.destacado,
  imagenes: producto.imagenes.slice(0, 1),
  medidas: producto.sub_productos.length,
  codigo: producto.sub_productos[0]?.codigo ?? '',
})
