import { optional, wire } from './fields.ts'
import { Producto } from './producto.ts'
import { declareWrites } from './resource-writes.ts'

const { orden, nombre, texto, destacado, sub_productos: subProductos } = Producto.fields

export const { crearProducto, updateProducto, deleteProducto } = declareWrites(Producto, {
  form: {
    orden,
    nombre,
    texto: optional(texto),
    destacado: optional(destacado),
    sub_productos: wire('subproductos', optional(subProductos)),
  },
  done: ['Producto creado', 'Producto actualizado', 'Producto eliminado'],
})
