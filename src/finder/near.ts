/** What stands around a product: its neighbours in the list, and the products that go with it. */
import type { Entorno, Producto, Tarjeta } from '../contract/producto.ts'
import { asTarjeta } from '../contract/tarjeta.ts'
import { oncePerText } from '../state/once-per.ts'
import { measureOf } from './measure.ts'

const most = 4

interface Entry {
  readonly card: Tarjeta
  /**
   * 'Bulón hexagonal' and 'Bulón carruaje' are of one kind. A visitor who has chosen one needs what goes with it, not the
   * other.
   */
  readonly kind: string
  readonly words: ReadonlySet<string>
  readonly diameters: ReadonlySet<string>
  /** Things with a length (bolts) go through things without one (nuts, washers). */
  readonly long: boolean
}

const stepTo = ({ card: { id, nombre } }: Entry) => ({ id, nombre })

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((one) => others.has(one)).length

const entryOf =
  (measure: typeof measureOf) =>
  (producto: Producto): Entry => {
    const words = producto.nombre.trim().toLocaleLowerCase('es').split(/\s+/)
    const measures = producto.sub_productos.map(({ tamaño }) => measure(tamaño))
    return {
      card: asTarjeta(producto),
      kind: words[0] ?? '',
      words: new Set(words.filter((word) => word.length > 3)),
      diameters: new Set(measures.flatMap(({ diametro }) => diametro?.text ?? [])),
      long: measures.some(({ largo }) => largo !== undefined),
    }
  }

/**
 * Products that go with one: other kinds in the same sizes. First those that go onto it or into it, then by common
 * sizes, then by similar names.
 */
export const nearIn = (productos: readonly Producto[]): ((id: number) => Entorno) => {
  const entries = productos.map(entryOf(oncePerText(measureOf)))
  const places = new Map(entries.map(({ card }, at) => [card.id, at]))
  const relatedTo = ({ card, kind, words, diameters, long }: Entry): Tarjeta[] =>
    entries
      .filter((other) => other.card !== card && other.kind !== kind)
      .map((other) => ({ other, sizes: shared(diameters, other.diameters) }))
      .filter(({ sizes }) => sizes > 0)
      .map((one) => ({ ...one, names: shared(words, one.other.words), mates: Number(one.other.long !== long) }))
      .toSorted(
        (a, b) =>
          b.mates - a.mates || b.sizes - a.sizes || b.names - a.names || a.other.card.orden - b.other.card.orden,
      )
      .slice(0, most)
      .map(({ other }) => other.card)
  return (id) => {
    const at = places.get(id) ?? -1
    const [entry, before, after] = [entries[at], entries[at - 1], entries[at + 1]]
    return {
      id,
      ...(entry && before && { anterior: stepTo(before) }),
      ...(entry && after && { siguiente: stepTo(after) }),
      relacionados: entry ? relatedTo(entry) : [],
    }
  }
}
