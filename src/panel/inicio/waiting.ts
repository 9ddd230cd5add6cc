import type { Producto } from '#contract/producto.ts'
import { counted } from '#ui/counted.ts'
import type { Place } from '../kit/place.ts'
import { productos } from '../sections/productos/section.ts'

interface Way {
  readonly label: string
  readonly destination: Place
  /** The search text of the list that the link opens. */
  readonly searching?: string
}

/** A kind of task: a label with its number, and a link to each task. */
export interface Waiting {
  readonly words: string
  readonly ways: readonly Way[]
}

/** A task with `count` parts; none for a count of 0. */
export const several = (count: number, singular: string, plural: string, ways: readonly Way[]): readonly Waiting[] =>
  count === 0 ? [] : [{ words: counted(count, singular, plural), ways }]

const toWaiting = (
  products: readonly Producto[],
  singular: string,
  plural: string,
  screen: number,
): readonly Waiting[] =>
  several(
    products.length,
    singular,
    plural,
    products.map(({ id, nombre }) => ({ label: nombre, destination: { screen, id } })),
  )

/** The products that the site shows without a picture or without sizes. */
export const unfinished = (products: readonly Producto[]): readonly Waiting[] => [
  ...toWaiting(
    products.filter(({ imagenes }) => imagenes.length === 0),
    'producto sin imagen',
    'productos sin imagen',
    productos.gallery,
  ),
  ...toWaiting(
    products.filter(({ sub_productos }) => sub_productos.length === 0),
    'producto sin medidas',
    'productos sin medidas',
    productos.edit,
  ),
]
