import { sorting } from '#state/sorting.ts'
import { once } from '#ui/once.ts'
import type { Catalogue, Size } from './catalogue.ts'

/** The columns that sort the table, named as in the address. */
export const columns = ['producto', 'medida', 'pack', 'codigo', 'barras'] as const
export type Column = (typeof columns)[number]
export interface Order {
  readonly by: Column
  readonly down: boolean
}

const isColumn = (text: string): text is Column => columns.some((column) => column === text)

export const parseOrder = (text = ''): Order | undefined => {
  const by = text.replace(/^-/, '')
  return isColumn(by) ? { by, down: text.startsWith('-') } : undefined
}

/** The order after pressing a column's head: up, down, then the list's own order. */
export const pressed = (order: Order | undefined, by: Column): string | undefined =>
  order?.by !== by ? by : order.down ? undefined : `-${by}`

const natural = once(() => new Intl.Collator('es', { numeric: true }))
const last = Number.MAX_VALUE

const comparing = ({ values }: Catalogue): { readonly [column in Column]: (a: Size, b: Size) => number } => {
  const { compare } = natural()
  const rank = (facet: 'diametro' | 'largo', size: Size) =>
    values[facet][size.values[facet][0] ?? -1]?.rank ?? (facet === 'largo' ? 0 : last)
  return {
    producto: (a, b) => compare(a.producto.nombre, b.producto.nombre),
    medida: (a, b) =>
      rank('diametro', a) - rank('diametro', b) ||
      rank('largo', a) - rank('largo', b) ||
      compare(a.row.tamaño, b.row.tamaño),
    pack: (a, b) => compare(a.row.pack, b.row.pack),
    codigo: (a, b) => compare(a.row.codigo, b.row.codigo),
    barras: (a, b) => compare(a.row.codigobarra, b.row.codigobarra),
  }
}

/** Sorts sizes, in work that may rest. The whole catalogue is compared once by each column. */
export const createSorter = (catalogue: Catalogue) => {
  const cache = new Map<Column, readonly Size[]>()
  return function* sort(sizes: readonly Size[], order: Order | undefined): Generator<void, readonly Size[]> {
    if (!order) return sizes
    const allSorted = cache.get(order.by) ?? (yield* sorting(catalogue.sizes, comparing(catalogue)[order.by]))
    cache.set(order.by, allSorted)
    const selected = new Set(sizes)
    const sorted = allSorted.filter((size) => selected.has(size))
    return order.down ? sorted.toReversed() : sorted
  }
}
