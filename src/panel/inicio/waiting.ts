import type { Producto } from '../../contract/producto.ts'
import { counted } from '../../ui/counted.ts'
import type { Place } from '../kit/place.ts'
import { productos } from '../sections/productos/section.ts'

interface Way {
  readonly label: string
  readonly place: Place
  /** The search text of the list that the link opens. */
  readonly searching?: string
}

/** A kind of task: its number in words, and a link to each task. */
export interface Waiting {
  readonly words: string
  readonly ways: readonly Way[]
}

/** A task of so many parts; none where there is nothing to do. */
export const several = (count: number, one: string, many: string, ways: readonly Way[]): readonly Waiting[] =>
  count === 0 ? [] : [{ words: counted(count, one, many), ways }]

const products = (all: readonly Producto[], one: string, many: string, screen: number): readonly Waiting[] =>
  several(
    all.length,
    one,
    many,
    all.map(({ id, nombre }) => ({ label: nombre, place: { screen, id } })),
  )

/** The products that the site shows without a picture or without sizes. */
export const unfinished = (all: readonly Producto[]): readonly Waiting[] => [
  ...products(
    all.filter(({ imagenes }) => imagenes.length === 0),
    'producto sin imagen',
    'productos sin imagen',
    productos.gallery,
  ),
  ...products(
    all.filter(({ sub_productos }) => sub_productos.length === 0),
    'producto sin medidas',
    'productos sin medidas',
    productos.edit,
  ),
]
