import type { Producto } from '../../../contract/producto.ts'
import { measureOf } from '../../../finder/measure.ts'

const most = 4

const diametersOf = ({ sub_productos }: Producto): Set<string> =>
  new Set(sub_productos.flatMap(({ tamaño }) => measureOf(tamaño).diametro?.text ?? []))

/** Things with a length (bolts) go through things without one (nuts, washers). */
const isLong = ({ sub_productos }: Producto): boolean =>
  sub_productos.some(({ tamaño }) => measureOf(tamaño).largo !== undefined)

/**
 * 'Bulón hexagonal' and 'Bulón carruaje' are of one kind. A visitor who has chosen one needs what goes with it, not the
 * other.
 */
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

/**
 * Products that go with this one: other kinds in the same sizes. First those that go onto it or into it, then by common
 * sizes, then by similar names.
 */
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
