import type { Producto, SubProducto } from '../../../contract/producto.ts'
import { oncePer } from '../../../state/once-per.ts'
import { once } from '../../../ui/once.ts'
import { measureOf, type Value } from './measure.ts'

/** What sizes can be narrowed by, each under the name that it has in the address. */
export const facets = ['diametro', 'largo', 'pack', 'rosca'] as const
export type Facet = (typeof facets)[number]

/** The values of a size, by their places among those of the facet: the same few over and over, which is what makes counting fast. */
type Values = { readonly [facet in Facet]: readonly number[] }

/** One size of the catalogue. */
export interface Size {
  readonly producto: Producto
  /** Its place in the product's table. */
  readonly place: number
  readonly row: SubProducto
  readonly values: Values
}

export interface Catalogue {
  readonly sizes: readonly Size[]
  /** Where the sizes of a product begin, by its id. */
  readonly starts: ReadonlyMap<number, number>
  readonly values: { readonly [facet in Facet]: readonly Value[] }
}

const natural = once(() => new Intl.Collator('es', { numeric: true, sensitivity: 'base' }))

/** Every value of a facet once. */
const createValues = () => {
  const known = new Map<string, number>()
  const all: Value[] = []
  const placeOf = (value: Value): number => {
    const place = known.get(value.text) ?? all.push(value) - 1
    known.set(value.text, place)
    return place
  }
  return { all, placeOf }
}

const remembered = <Result>(of: (text: string) => Result) => {
  const known = new Map<string, Result>()
  return (text: string): Result => {
    const result = known.get(text) ?? of(text)
    known.set(text, result)
    return result
  }
}

/** Every size of every product, with what it can be found by besides words. */
export const createCatalogue = (productos: readonly Producto[]): Catalogue => {
  const values = { diametro: createValues(), largo: createValues(), pack: createValues(), rosca: createValues() }
  const measured = remembered((tamaño) => {
    const { diametro, largo, rosca } = measureOf(tamaño)
    return {
      diametro: diametro ? [values.diametro.placeOf(diametro)] : [],
      largo: largo ? [values.largo.placeOf(largo)] : [],
      rosca: rosca.map((text) => values.rosca.placeOf({ text, rank: 0 })),
    }
  })
  const packed = remembered((pack) => (pack.trim() === '' ? [] : [values.pack.placeOf({ text: pack.trim(), rank: 0 })]))
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
    values: { diametro: values.diametro.all, largo: values.largo.all, pack: values.pack.all, rosca: values.rosca.all },
  }
}

/** The same, read once for the list and for who stands beside a product in it. */
export const catalogueOf = oncePer(createCatalogue)

export const byValue = (a: Value, b: Value): number => a.rank - b.rank || natural().compare(a.text, b.text)
