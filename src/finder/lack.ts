/** Says that a kind is not made in the size asked for, and what comes nearest. */
import type { Producto } from '../contract/producto.ts'
import { measureOf, type Measure, type Value } from './measure.ts'
import type { Match } from './match.ts'

interface Sized {
  readonly tamaño: string
  readonly measure: Measure
}
export interface Lack {
  readonly text: string
  readonly matches: readonly Match[]
}

const plural = (word: string): string => {
  const plain = word.toLocaleLowerCase('es')
  if (/[aeiou]$/.test(plain)) return `${plain}s`
  return plain.endsWith('s') ? plain : `${plain.replace(/ó(?=n$)/, 'o').replace(/á(?=n$)/, 'a')}es`
}

/** The name of what is missing: 'arandelas' for a kind, '«Tuerca mariposa»' for a single product. */
const kindText = (productos: readonly Producto[], wanted: string): string => {
  const [only, other] = productos
  if (only && !other) return `«${only.nombre}»`
  const heads = new Set(productos.map(({ nombre }) => nombre.split(' ')[0] ?? ''))
  const [head = ''] = heads
  return heads.size === 1 ? plural(head) : `«${wanted}»`
}

const kindOf = ({ rank }: Value): number => Math.floor(rank / 1e7)
/** Compares values of one kind; metric threads and plain millimetres compare with each other. */
const alike = (value: Value, wanted: Value): boolean =>
  kindOf(value) === kindOf(wanted) || (kindOf(value) < 2 && kindOf(wanted) < 2)
const sizeOf = ({ rank }: Value): number => rank % 1e7

const joined = (texts: readonly string[]): string => new Intl.ListFormat('es-AR').format(texts)

/** Each distinct size, with its measures. '3" (76 mm)' has two; '1" - M8' too, when only one product is requested. */
const sizedIn = (productos: readonly Producto[]): Sized[] =>
  [...new Set(productos.flatMap(({ sub_productos }) => sub_productos.map(({ tamaño }) => tamaño)))].flatMap((tamaño) =>
    tamaño.split(productos.length === 1 ? / - |[()]/ : /[()]/).map((part) => ({ tamaño, measure: measureOf(part) })),
  )

interface Near {
  readonly text: string
  readonly nearest: readonly Sized[]
}

/** The measure that sizes are compared by, and how a size is named. */
interface By {
  readonly value: (one: Sized) => Value | undefined
  readonly name: (one: Sized) => string
}

/** The sizes just below and just above the value asked for. */
const beside = (sized: readonly Sized[], wanted: Value, { value, name }: By): Near | undefined => {
  const existing = sized
    .flatMap((one) => {
      const of = value(one)
      return of && alike(of, wanted) ? [{ one, at: sizeOf(of) }] : []
    })
    .toSorted((a, b) => a.at - b.at)
  const below = existing.findLast(({ at }) => at <= sizeOf(wanted))
  const above = existing.find(({ at }) => at >= sizeOf(wanted))
  const ends = [below, above].filter((end) => end !== undefined)
  const [end] = ends
  if (!end) return undefined
  const nearest = existing.filter(({ at }) => ends.some((one) => one.at === at)).map(({ one }) => one)
  const names = [...new Set(ends.map(({ one }) => name(one)))]
  if (names.length > 1) return { text: `las más cercanas son ${joined(names)}`, nearest }
  if (below && above) return { text: `la más cercana es ${names[0]}`, nearest }
  return { text: `la más ${below ? 'grande' : 'chica'} es ${names[0]}`, nearest }
}

const diametro = ({ measure }: Sized) => measure.diametro
const byLargo: By = { value: ({ measure }) => measure.largo, name: ({ tamaño }) => tamaño }

const nearOf = (sized: readonly Sized[], wanted: Measure): Near | undefined => {
  const { diametro: wide, largo: long } = wanted
  if (!wide) return long && beside(sized, long, byLargo)
  const comparable = sized.flatMap((one) => {
    const own = one.measure.diametro
    return own && alike(own, wide) ? [{ one, size: sizeOf(own) }] : []
  })
  if (long) {
    const same = comparable.filter(({ size }) => size === sizeOf(wide)).map(({ one }) => one)
    return same.length > 0 ? beside(same, long, byLargo) : beside(sized, wide, { ...byLargo, value: diametro })
  }
  const widest = Math.max(...comparable.map(({ size }) => size))
  const isLength = !wide.text.startsWith('M') && sizeOf(wide) > widest && sized.some((one) => one.measure.largo)
  const byDiametro: By = { value: diametro, name: (one) => diametro(one)?.text ?? '' }
  return beside(sized, wide, isLength ? byLargo : byDiametro)
}

const most = 8

/** The range of the kind, when no size compares. */
const rangeOf = (sized: readonly Sized[]): string => {
  const values = new Map(
    sized.flatMap(({ measure }) => (measure.diametro ? [[measure.diametro.text, measure.diametro] as const] : [])),
  )
  const texts = [...values.values()].toSorted((a, b) => a.rank - b.rank).map(({ text }) => text)
  return texts.length === 0 ? '' : `; hay ${texts.length > most ? `de ${texts[0]} a ${texts.at(-1)}` : joined(texts)}`
}

export const lackOf = (productos: readonly Producto[], { size, words }: { size: string; words: string }): Lack => {
  const sized = sizedIn(productos)
  // '14 x 3' means '#14 x 3' where sizes are numbers of screws.
  const near = nearOf(sized, measureOf(size)) ?? nearOf(sized, measureOf(size.replace(/^(?=\d+(?: |$))/, '#')))
  const kind = kindText(productos, words)
  const text = `No hay ${kind} ${size.startsWith('M') && !kind.startsWith('«') ? '' : 'de '}${size}${near ? `; ${near.text}` : rangeOf(sized)}.`
  const nearest = new Set(near?.nearest.map(({ tamaño }) => tamaño))
  const all = productos.map((producto) => ({
    producto,
    sizes: producto.sub_productos.flatMap(({ tamaño }, at) => (nearest.has(tamaño) ? [at] : [])),
  }))
  return { text, matches: near ? all.filter(({ sizes }) => sizes.length > 0) : all }
}
