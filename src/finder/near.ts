/** The surroundings of a product: its neighbours in the list, and the products that go with it. */
import type { Entorno, Producto, Tarjeta } from '#contract/producto.ts'
import { asTarjeta } from '#contract/tarjeta.ts'
import { parseMeasure } from '#recognise/measure.ts'
import { toWords } from '#recognise/plain.ts'
import { oncePerText } from '#state/once-per.ts'
import { productsInRow } from '#ui/in-row.ts'

interface Entry {
  readonly card: Tarjeta
  /**
   * 'Bulón hexagonal' and 'Bulón carruaje' are of one kind. A visitor who has chosen one needs its nuts and washers, not
   * the other.
   */
  readonly kind: string
  readonly words: ReadonlySet<string>
  readonly diameters: ReadonlySet<string>
  /** Things with a length (bolts) go through things without one (nuts, washers). */
  readonly hasLength: boolean
}

const stepTo = ({ card: { id, nombre } }: Entry) => ({ id, nombre })

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((value) => others.has(value)).length

const toEntry =
  (measure: typeof parseMeasure) =>
  (producto: Producto): Entry => {
    const words = toWords(producto.nombre)
    const measures = producto.sub_productos.map(({ tamaño }) => measure(tamaño))
    return {
      card: asTarjeta(producto),
      kind: words[0] ?? '',
      words: new Set(words.filter((token) => token.length > 3)),
      diameters: new Set(measures.flatMap(({ diametro }) => diametro?.text ?? [])),
      hasLength: measures.some(({ largo }) => largo !== undefined),
    }
  }

/**
 * Products that go with one: other kinds in the same sizes. First those that go onto it or into it, then by common
 * sizes, then by similar names.
 */
export const createEntornoLookup = (productos: readonly Producto[]): ((id: number) => Entorno) => {
  const entries = productos.map(toEntry(oncePerText(parseMeasure)))
  const indexById = new Map(entries.map(({ card }, index) => [card.id, index]))
  const relatedTo = ({ card, kind, words, diameters, hasLength }: Entry): Tarjeta[] =>
    entries
      .filter((candidate) => candidate.card !== card && candidate.kind !== kind)
      .map((candidate) => ({ candidate, sizes: shared(diameters, candidate.diameters) }))
      .filter(({ sizes }) => sizes > 0)
      .map((related) => ({
        ...related,
        names: shared(words, related.candidate.words),
        mates: Number(related.candidate.hasLength !== hasLength),
      }))
      .toSorted(
        (a, b) =>
          b.mates - a.mates ||
          b.sizes - a.sizes ||
          b.names - a.names ||
          a.candidate.card.orden - b.candidate.card.orden,
      )
      .slice(0, productsInRow)
      .map(({ candidate }) => candidate.card)
  return (id) => {
    const index = indexById.get(id) ?? -1
    const [entry, previous, next] = [entries[index], entries[index - 1], entries[index + 1]]
    return {
      id,
      ...(entry && previous && { anterior: stepTo(previous) }),
      ...(entry && next && { siguiente: stepTo(next) }),
      relacionados: entry ? relatedTo(entry) : [],
    }
  }
}
