import type { Producto } from '#contract/producto.ts'

/**
 * A found product. `sizes` are the matching rows of its table, best first; empty when the product as a whole matches.
 */
export interface Match {
  readonly producto: Producto
  readonly sizes: readonly number[]
}
export interface Found {
  readonly matches: readonly Match[]
  /** No product answers everything: these answer the most. */
  readonly nearest: boolean
  /** The words of the question that nothing answers, as typed. */
  readonly missed: readonly string[]
  /** The question is too short: one letter, a sign, or filler words. */
  readonly short?: true
  /** A suggestion: the question without its likely typing errors. */
  readonly meant?: string
  /** The sentence that the kind is not made in this size, with the sizes that are made. */
  readonly lack?: string
  /** Only the products' texts match, no name and no size. */
  readonly byText?: true
}

/** The products of several answers, each with all its sizes. */
export const union = (groups: readonly (readonly Match[])[]): Match[] => {
  const byProduct = new Map<number, Match>()
  for (const { producto, sizes } of groups.flat()) {
    const previousSizes = byProduct.get(producto.id)?.sizes ?? []
    byProduct.set(producto.id, { producto, sizes: [...new Set([...previousSizes, ...sizes])] })
  }
  return [...byProduct.values()]
}
