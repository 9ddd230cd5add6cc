import type { StoredProduct } from '../../contract/bulk-plan.ts'
import type { Producto } from '../../contract/producto.ts'

/** The products as a worker needs these: without what is copied to the worker for nothing. */
export const storedProducts = (products: readonly Producto[]): StoredProduct[] =>
  products.map(({ id, orden, nombre, texto, destacado, sub_productos }) => ({
    id,
    orden,
    nombre,
    texto,
    destacado,
    sub_productos,
  }))
