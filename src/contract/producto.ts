import { doc } from './doc.ts'
import { declareEntity, endpoint, gets, lists, type EntityRecord } from './endpoint.ts'
import {
  beyond,
  choice,
  flag,
  id,
  integer,
  list,
  object,
  optional,
  orden,
  richText,
  text,
  type FieldValue,
} from './fields.ts'
import { gallery } from './gallery.ts'

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
export type SubProducto = FieldValue<typeof subProductos>[number]

/** A product with its sub-products and gallery (§2.5). */
export const Producto = declareEntity('productos', {
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
})
export type Producto = EntityRecord<typeof Producto>

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
export type Tarjeta = FieldValue<typeof tarjeta>
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

/** The neighbours of a product; an API that ignores `cerca` answers the product, without these. */
const paso = object({ id: id(), nombre })
const entorno = object({
  id: id(),
  anterior: beyond(optional(paso)),
  siguiente: beyond(optional(paso)),
  relacionados: beyond(optional(list(tarjeta, doc`What goes with it.`))),
})
export type Entorno = FieldValue<typeof entorno>

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
