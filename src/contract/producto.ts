import { doc } from './doc.ts'
import { addsImage, endpoint, json, multipart, removesImage } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import type { ValueOf } from './fields.ts'
import { flag, id, image, list, object, optional, orden, richText, text, wire } from './fields.ts'
import { gallery } from './gallery.ts'
import { resource } from './resource.ts'

const nombre = text(doc`Name, one product for the bulk load whatever its blanks, invisible signs and capitals.`)
const texto = richText(doc`Description.`)
const destacado = flag(doc`1: shown on the home page.`)
const subProductos = list(
  object({
    codigo: text(doc`Article code; leading zeros count.`, 60),
    tamaño: text(doc`Size.`, 120),
    pack: text(doc`Units in a pack.`, 60),
    codigobarra: text(doc`Bar code.`, 60),
  }),
  doc`The sizes a product is sold in.`,
)
export type SubProducto = ValueOf<typeof subProductos>[number]

/** A product with its sub-products and gallery (§2.5). */
export const { Producto, obtenerProductos, obtenerProducto, crearProducto, updateProducto, deleteProducto } = resource(
  'productos',
  {
    title: 'nombre',
    words: ['producto', 'productos'],
    fields: {
      id: id(),
      orden: orden(),
      nombre,
      texto,
      destacado,
      imagenes: gallery(),
      sub_productos: subProductos,
    },
    form: {
      orden: orden(),
      nombre,
      texto: optional(texto),
      destacado: optional(destacado),
      sub_productos: wire('subproductos', optional(subProductos)),
    },
    done: ['Producto creado', 'Producto actualizado', 'Producto eliminado'],
  },
)
export type Producto = EntityOf<typeof Producto>

export const guardarImagenProducto = endpoint(
  'POST /api/guardarImagenProducto',
  addsImage(Producto, multipart({ idProducto: id(), imagen: image(doc`454x448.`), orden: orden() }), 'Imagen agregada'),
)
export const eliminarImagen = endpoint(
  'POST /api/eliminarImagen',
  removesImage(Producto, json({ idImagen: id() }), 'Imagen eliminada'),
)
