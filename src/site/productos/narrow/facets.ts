/** The facets that filter sizes: addresses, choices, options and labels follow from this table. */
import type { Producto, SubProducto } from '#contract/producto.ts'
import type { Measure, Value } from '#recognise/measure.ts'

interface FacetRow<Name extends string> {
  /** As in the address. */
  readonly name: Name
  readonly label: string
  /** The text that decides: of a size, or of its product. A product without sizes is asked with a blank one. */
  readonly textFrom: (row: SubProducto, producto: Producto) => string
  /** The values of such a text, which is read once; `measure` loads after this table. Values go by their ranks, those of one rank by their texts. */
  readonly valuesFrom: (text: string, measure: (text: string) => Measure) => readonly Value[]
  /** Whether a catalogue with these values has the facet. Without it, every catalogue with a value has it. */
  readonly appliesTo?: (values: readonly Value[]) => boolean
}

const getMeasureText = ({ tamaño }: SubProducto) => tamaño
const unranked = (text: string): readonly Value[] => (text.trim() === '' ? [] : [{ text: text.trim(), rank: 0 }])
const withoutMissing = (value: Value | undefined): readonly Value[] => (value ? [value] : [])

const defineFacets = <Name extends string>(rows: readonly FacetRow<Name>[]) => rows

/** In the order of filters and addresses. */
export const facets = defineFacets([
  {
    name: 'diametro',
    label: 'Diámetro',
    textFrom: getMeasureText,
    valuesFrom: (text, measure) => withoutMissing(measure(text).diametro),
  },
  {
    name: 'largo',
    label: 'Largo',
    textFrom: getMeasureText,
    valuesFrom: (text, measure) => withoutMissing(measure(text).largo),
  },
  {
    name: 'pack',
    label: 'Pack',
    textFrom: ({ pack }) => pack,
    valuesFrom: unranked,
  },
  {
    name: 'rosca',
    label: 'Rosca',
    textFrom: getMeasureText,
    valuesFrom: (text, measure) => measure(text).rosca.flatMap(unranked),
    // Where nothing is threaded, a size in millimetres or inches is no thread.
    appliesTo: (values) => values.some(({ text }) => text !== 'Milímetros' && text !== 'Pulgadas'),
  },
])

export type Facet = (typeof facets)[number]['name']
