import { doc } from './doc.ts'
import { addsImage, endpoint, gets, json, lists, multipart, removesImage, type EntityOf } from './endpoint.ts'
import {
  beyond,
  choice,
  flag,
  id,
  image,
  integer,
  list,
  object,
  optional,
  orden,
  richText,
  text,
  wire,
  type ValueOf,
} from './fields.ts'
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
export const { Producto, crearProducto, updateProducto, deleteProducto } = resource('productos', {
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
})
export type Producto = EntityOf<typeof Producto>

const tarjeta = object({
  id: id(),
  orden: orden(),
  nombre,
  texto: optional(texto),
  destacado,
  imagenes: gallery(),
  sub_productos: optional(subProductos),
  medidas: beyond(optional(integer(doc`How many sizes.`))),
  codigo: beyond(optional(text(doc`The first size's code.`, 60))),
})
/** A product as a card shows it, without texts and sizes; a whole product is one as well. */
export type Tarjeta = ValueOf<typeof tarjeta>
const tarjetas = list(tarjeta)

export const obtenerProductos = {
  ...endpoint('GET /api/obtenerProductos', {
    ...lists(Producto),
    query: {
      forma: beyond(
        optional(
          choice(
            doc`\`ligera\`: of each product id, orden, nombre, destacado, the first picture, \`medidas\` (how many sizes) and \`codigo\` (of the first).`,
            ['ligera'],
          ),
        ),
      ),
      destacado: beyond(optional(flag(doc`1: the featured products alone.`))),
    },
  }),
  short: tarjetas,
}

/** What stands around a product; an API that ignores \`cerca\` answers the product, without these. */
const paso = object({ id: id(), nombre })
const entorno = object({
  id: id(),
  anterior: beyond(optional(paso)),
  siguiente: beyond(optional(paso)),
  relacionados: beyond(optional(list(tarjeta, doc`What goes with it.`))),
})
export type Entorno = ValueOf<typeof entorno>

export const obtenerProducto = {
  ...endpoint('GET /api/obtenerProducto/{id}', {
    ...gets(Producto),
    query: {
      cerca: beyond(
        optional(
          flag(
            doc`1: instead of its fields \`anterior\` and \`siguiente\` in the list, and \`relacionados\` in the light form.`,
          ),
        ),
      ),
    },
  }),
  short: entorno,
}

export const guardarImagenProducto = endpoint(
  'POST /api/guardarImagenProducto',
  addsImage(Producto, multipart({ idProducto: id(), imagen: image(doc`454x448.`), orden: orden() }), 'Imagen agregada'),
)
export const eliminarImagen = endpoint(
  'POST /api/eliminarImagen',
  removesImage(Producto, json({ idImagen: id() }), 'Imagen eliminada'),
)
