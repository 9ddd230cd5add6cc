/** Heads whose column the heads beside them tell, and words of heads that tell no column. */
import { toSet } from './to-set.ts'

/** With more words behind one of these, a head may describe something else: 'Descripción rubro'. */
export const descriptionHeads = toSet('descripcion description descripciones detalle detalles')

/** Heads of two meanings, the likelier first; the first of these heads takes what it means before the next. Where nothing tells which one is meant, one that `waits` is asked about. */
export const sharedHeads: readonly {
  readonly meanings: readonly ('nombre' | 'codigo' | 'codigobarra' | 'texto' | 'pack' | 'tamaño')[]
  readonly heads: readonly string[]
  readonly waits?: boolean
}[] = [
  { meanings: ['nombre', 'texto'], heads: [...descriptionHeads] },
  { meanings: ['pack', 'tamaño'], heads: ['envase'] },
  { meanings: ['pack', 'tamaño'], heads: ['contenido'] },
  { meanings: ['pack', 'tamaño'], heads: ['presentacion'] },
  { meanings: ['nombre'], heads: ['prod', 'producto', 'productos', 'product', 'produto'] },
  // The bar code of a case stands beside that of a piece.
  { meanings: ['codigobarra'], heads: ['dun14', 'dun 14', 'ean bulto', 'ean caja', 'cod ean bulto', 'cod ean caja'] },
  { meanings: ['nombre', 'codigo'], heads: ['art', 'articulo', 'articulos', 'item', 'items'], waits: true },
]

/** Parts of a size, which stand in a column each. */
export const measureWords = toSet(
  'diam diams diametro diametros ø largo largos longitud ancho alto altura prof profundidad espesor calibre rosca ' +
    'potencia watts tension voltaje amper amperes amperaje',
)

/** What a product has, which may or may not be a size. */
export const kindWords = toSet(
  'color colores modelo modelos marca marcas material materiales sabor sabores aroma fragancia tono acabado terminacion version variedad variedades',
)
