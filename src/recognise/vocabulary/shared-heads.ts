/** Heads whose column the heads beside them tell, and words of heads that tell no column. */
import { toSet } from './to-set.ts'

/** Heads of two meanings, the likelier first; the first of these heads takes what it means before the next. Where nothing tells which one is meant, one that `waits` is asked about. */
export const sharedHeads: readonly {
  readonly meanings: readonly ('nombre' | 'codigo' | 'texto' | 'pack' | 'tamaño')[]
  readonly heads: readonly string[]
  readonly waits?: boolean
}[] = [
  { meanings: ['nombre', 'texto'], heads: ['descripcion', 'description', 'descripciones', 'detalle', 'detalles'] },
  { meanings: ['pack', 'tamaño'], heads: ['envase'] },
  { meanings: ['pack', 'tamaño'], heads: ['contenido'] },
  { meanings: ['pack', 'tamaño'], heads: ['presentacion'] },
  { meanings: ['nombre'], heads: ['prod', 'producto', 'productos', 'product', 'produto'] },
  { meanings: ['nombre', 'codigo'], heads: ['art', 'articulo', 'articulos', 'item', 'items'], waits: true },
]

/** Parts of a size, which stand in a column each. */
export const measureWords = toSet(
  'diam diams diametro diametros ø largo largos longitud ancho alto altura espesor calibre rosca profundidad ' +
    'potencia watts tension voltaje amper amperes amperaje',
)

/** What a product has, which may or may not be a size. */
export const kindWords = toSet(
  'color colores modelo modelos marca marcas material materiales sabor sabores aroma fragancia tono acabado terminacion version variedad variedades',
)
