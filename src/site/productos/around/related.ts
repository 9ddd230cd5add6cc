import type { Producto } from '../../../contract/producto.ts'
import { measureOf } from '../narrow/measure.ts'

const most = 4

const diametersOf = ({ sub_productos }: Producto): Set<string> =>
  new Set(sub_productos.flatMap(({ tamaño }) => measureOf(tamaño).diametro?.text ?? []))

/** What has a length goes through; what has none, a nut or a washer, goes onto it. */
const isLong = ({ sub_productos }: Producto): boolean =>
  sub_productos.some(({ tamaño }) => measureOf(tamaño).largo !== undefined)

/** 'Bulón hexagonal' and 'Bulón carruaje' are of one kind: who has chosen one looks for what goes with it, not for the other. */
const kindOf = ({ nombre }: Producto): string => (nombre.trim().split(/\s+/)[0] ?? '').toLocaleLowerCase('es')
const wordsIn = ({ nombre }: Producto): Set<string> =>
  new Set(
    nombre
      .toLocaleLowerCase('es')
      .split(/\s+/)
      .filter((word) => word.length > 3),
  )

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((one) => others.has(one)).length

/** What belongs to a product: other kinds of thing in its very sizes; what goes onto it or into it first, then who has most of them, then who is called alike. */
export const relatedTo = (producto: Producto, productos: readonly Producto[]): Producto[] => {
  const [diameters, words, kind, long] = [diametersOf(producto), wordsIn(producto), kindOf(producto), isLong(producto)]
  return productos
    .filter((other) => other.id !== producto.id && kindOf(other) !== kind)
    .map((other) => ({
      other,
      sizes: shared(diameters, diametersOf(other)),
      names: shared(words, wordsIn(other)),
      mates: Number(isLong(other) !== long),
    }))
    .filter(({ sizes }) => sizes > 0)
    .toSorted((a, b) => b.mates - a.mates || b.sizes - a.sizes || b.names - a.names || a.other.orden - b.other.orden)
    .slice(0, most)
    .map(({ other }) => other)
}
