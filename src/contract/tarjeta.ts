import type { Producto, Tarjeta } from './producto.ts'

/** The light form of a product. */
export const asTarjeta = (one: Producto): Tarjeta => ({
  id: one.id,
  orden: one.orden,
  nombre: one.nombre,
  destacado: one.destacado,
  imagenes: one.imagenes.slice(0, 1),
  medidas: one.sub_productos.length,
  codigo: one.sub_productos[0]?.codigo ?? '',
})
