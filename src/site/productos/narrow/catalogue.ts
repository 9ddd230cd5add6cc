import type { Producto, SubProducto } from '#contract/producto.ts'
import { toRecord } from '#contract/record.ts'
import { oncePer, oncePerText } from '#state/once-per.ts'
import { once } from '#ui/once.ts'
import { facets, type Facet } from './facets.ts'
import { parseMeasure, type Value } from '#recognise/measure.ts'

/** The values of a size, as indexes into its facet's values. Few values recur often, which makes counting fast. */
type Values = { readonly [facet in Facet]: readonly number[] }

/** What facets narrow: a size, or a product without sizes. */
export interface Narrowable {
  readonly producto: Producto
  readonly values: Values
}

export interface Size extends Narrowable {
  /** Its index in the product's table. */
  readonly rowIndex: number
  readonly row: SubProducto
}

export interface Catalogue {
  readonly sizes: readonly Size[]
  /** The index of each product's first size, by the product's id. */
  readonly starts: ReadonlyMap<number, number>
  /** The products without sizes, by their ids. */
  readonly sizeless: ReadonlyMap<number, Narrowable>
  readonly values: { readonly [facet in Facet]: readonly Value[] }
}

const blankSize: SubProducto = { codigo: '', tamaño: '', pack: '', codigobarra: '' }

const natural = once(() => new Intl.Collator('es', { numeric: true, sensitivity: 'base' }))

/** A list of a facet's distinct values. */
const createValues = () => {
  const cache = new Map<string, number>()
  const distinct: Value[] = []
  const toIndex = (value: Value): number => {
    const index = cache.get(value.text) ?? distinct.push(value) - 1
    cache.set(value.text, index)
    return index
  }
  return { distinct, toIndex }
}

/** All sizes of all products, with their facets; made once per list of products. */
export const getCatalogue = oncePer((productos: readonly Producto[]): Catalogue => {
  const measure = oncePerText(parseMeasure)
  const distinctValues = toRecord(facets, createValues)
  const readIndexes = toRecord(facets, ({ name, valuesFrom }) =>
    oncePerText((text) => valuesFrom(text, measure).map(distinctValues[name].toIndex)),
  )
  const sizes: Size[] = []
  const starts = new Map<number, number>()
  const sizeless = new Map<number, Narrowable>()
  const getValues = (row: SubProducto, producto: Producto) =>
    toRecord(facets, ({ name, textFrom }) => readIndexes[name](textFrom(row, producto)))
  for (const producto of productos) {
    const rows = producto.sub_productos
    starts.set(producto.id, sizes.length)
    if (rows.length === 0) sizeless.set(producto.id, { producto, values: getValues(blankSize, producto) })
    for (const [rowIndex, row] of rows.entries())
      sizes.push({ producto, rowIndex, row, values: getValues(row, producto) })
  }
  return {
    sizes,
    starts,
    sizeless,
    values: toRecord(facets, ({ name, appliesTo }) => {
      const { distinct } = distinctValues[name]
      return appliesTo?.(distinct) === false ? [] : distinct
    }),
  }
})

export const byValue = (a: Value, b: Value): number => a.rank - b.rank || natural().compare(a.text, b.text)
