import type { Producto, SubProducto } from '../../../contract/producto.ts'
import { oncePer, oncePerText } from '../../../state/once-per.ts'
import { once } from '../../../ui/once.ts'
import type { Facet } from './facets.ts'
import { measureOf, type Value } from '../../../finder/measure.ts'

/** The values of a size, as indexes into its facet's values. Few values recur often, which makes counting fast. */
type Values = { readonly [facet in Facet]: readonly number[] }

export interface Size {
  readonly producto: Producto
  /** Its index in the product's table. */
  readonly place: number
  readonly row: SubProducto
  readonly values: Values
}

export interface Catalogue {
  readonly sizes: readonly Size[]
  /** The index of each product's first size, by the product's id. */
  readonly starts: ReadonlyMap<number, number>
  readonly values: { readonly [facet in Facet]: readonly Value[] }
}

const natural = once(() => new Intl.Collator('es', { numeric: true, sensitivity: 'base' }))

/** A list of a facet's distinct values. */
const createValues = () => {
  const cache = new Map<string, number>()
  const all: Value[] = []
  const placeOf = (value: Value): number => {
    const place = cache.get(value.text) ?? all.push(value) - 1
    cache.set(value.text, place)
    return place
  }
  return { all, placeOf }
}

/** Where nothing is threaded, a size in millimetres or inches is no thread. */
const threadsAmong = (values: readonly Value[]): readonly Value[] =>
  values.some(({ text }) => text !== 'Milímetros' && text !== 'Pulgadas') ? values : []

/** All sizes of all products, with their facets; made once per list of products. */
export const catalogueOf = oncePer((productos: readonly Producto[]): Catalogue => {
  const values = { diametro: createValues(), largo: createValues(), pack: createValues(), rosca: createValues() }
  const measured = oncePerText((tamaño) => {
    const { diametro, largo, rosca } = measureOf(tamaño)
    return {
      diametro: diametro ? [values.diametro.placeOf(diametro)] : [],
      largo: largo ? [values.largo.placeOf(largo)] : [],
      rosca: rosca.map((text) => values.rosca.placeOf({ text, rank: 0 })),
    }
  })
  const packed = oncePerText((pack) =>
    pack.trim() === '' ? [] : [values.pack.placeOf({ text: pack.trim(), rank: 0 })],
  )
  const sizes: Size[] = []
  const starts = new Map<number, number>()
  for (const producto of productos) {
    starts.set(producto.id, sizes.length)
    for (const [place, row] of producto.sub_productos.entries())
      sizes.push({ producto, place, row, values: { ...measured(row.tamaño), pack: packed(row.pack) } })
  }
  return {
    sizes,
    starts,
    values: {
      diametro: values.diametro.all,
      largo: values.largo.all,
      pack: values.pack.all,
      rosca: threadsAmong(values.rosca.all),
    },
  }
})

export const byValue = (a: Value, b: Value): number => a.rank - b.rank || natural().compare(a.text, b.text)
