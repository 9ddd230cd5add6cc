/** The sentence that a kind is not made in the requested size, and the nearest products. */
import type { Producto } from '#contract/producto.ts'
import { getSure } from '#recognise/finding.ts'
import { findMeasure, parseMeasure, type Measure, type Value } from '#recognise/measure.ts'
import { searchKey } from '#recognise/normal.ts'
import { isDigits } from '#recognise/numerals.ts'
import type { Match } from './match.ts'

interface Sized {
  readonly tamaño: string
  readonly measure: Measure
}
export interface Lack {
  /** Undefined where the kind has no size to compare with. */
  readonly text: string | undefined
  readonly matches: readonly Match[]
}

const plural = (noun: string): string => {
  const plain = noun.toLocaleLowerCase('es')
  if ('aeiou'.includes(plain.slice(-1))) return `${plain}s`
  if (plain.endsWith('ón') || plain.endsWith('án')) return `${searchKey(plain)}es`
  return plain.endsWith('s') ? plain : `${plain}es`
}

/** The name of the missing products: 'arandelas' for a kind, '«Tuerca mariposa»' for a single product. */
const kindText = (productos: readonly Producto[], requestedText: string): string => {
  const [only, second] = productos
  if (only && !second) return `«${only.nombre}»`
  const heads = new Set(productos.map(({ nombre }) => nombre.split(' ')[0] ?? ''))
  const [head = ''] = heads
  return heads.size === 1 ? plural(head) : `«${requestedText}»`
}

const getKind = ({ rank }: Value): number => Math.floor(rank / 1e7)
/** Compares values of one kind; metric threads and plain millimetres compare with each other. */
const alike = (value: Value, requested: Value): boolean =>
  getKind(value) === getKind(requested) || (getKind(value) < 2 && getKind(requested) < 2)
const getSize = ({ rank }: Value): number => rank % 1e7

const joined = (texts: readonly string[]): string => new Intl.ListFormat('es-AR').format(texts)

/** Each distinct size, with its measures. '3" (76 mm)' has two; '1" - M8' too, when only one product is requested. */
const collectSizes = (productos: readonly Producto[]): Sized[] =>
  [...new Set(productos.flatMap(({ sub_productos }) => sub_productos.map(({ tamaño }) => tamaño)))].flatMap((tamaño) =>
    tamaño
      .split(productos.length === 1 ? / - |[()]/ : /[()]/)
      .map((part) => ({ tamaño, measure: getSure(findMeasure(part)) ?? { rosca: [] } })),
  )

interface Near {
  /** Undefined where the size itself is made: the question has more than a size. */
  readonly text: string | undefined
  readonly nearest: readonly Sized[]
}

/** The measure that sizes are compared by, and how a size is named. */
interface Criterion {
  readonly value: (sized: Sized) => Value | undefined
  readonly name: (sized: Sized) => string
}

/** The sizes just below and just above the value asked for. */
const findAdjacent = (sized: readonly Sized[], requested: Value, { value, name }: Criterion): Near | undefined => {
  const comparable = sized
    .flatMap((candidate) => {
      const candidateValue = value(candidate)
      return candidateValue && alike(candidateValue, requested) ? [{ candidate, size: getSize(candidateValue) }] : []
    })
    .toSorted((a, b) => a.size - b.size)
  const below = comparable.findLast(({ size }) => size <= getSize(requested))
  const above = comparable.find(({ size }) => size >= getSize(requested))
  const ends = [below, above].filter((end) => end !== undefined)
  const [end] = ends
  if (!end) return undefined
  const nearest = comparable
    .filter(({ size }) => ends.some((bound) => bound.size === size))
    .map(({ candidate }) => candidate)
  const names = [...new Set(ends.map(({ candidate }) => name(candidate)))]
  if (names[0] === requested.text) return { text: undefined, nearest }
  if (names.length > 1) return { text: `las más cercanas son ${joined(names)}`, nearest }
  if (below && above) return { text: `la más cercana es ${names[0]}`, nearest }
  return { text: `la más ${below ? 'grande' : 'chica'} es ${names[0]}`, nearest }
}

const diametro = ({ measure }: Sized) => measure.diametro
const byLargo: Criterion = { value: ({ measure }) => measure.largo, name: ({ tamaño }) => tamaño }

const findNearest = (sized: readonly Sized[], requested: Measure): Near | undefined => {
  const { diametro: wide, largo: long } = requested
  if (!wide) return long && findAdjacent(sized, long, byLargo)
  if (!long) return findAdjacent(sized, wide, { value: diametro, name: (candidate) => diametro(candidate)?.text ?? '' })
  const same = sized.filter((candidate) => {
    const diameter = diametro(candidate)
    return diameter && alike(diameter, wide) && getSize(diameter) === getSize(wide)
  })
  return same.length > 0
    ? findAdjacent(same, long, byLargo)
    : findAdjacent(sized, wide, { ...byLargo, value: diametro })
}

const maxListed = 8

/** The range of the kind, when no size compares. */
const describeRange = (sized: readonly Sized[]): string => {
  const values = new Map(
    sized.flatMap(({ measure }) => (measure.diametro ? [[measure.diametro.text, measure.diametro] as const] : [])),
  )
  const texts = [...values.values()].toSorted((a, b) => a.rank - b.rank).map(({ text }) => text)
  return texts.length === 0
    ? ''
    : `; hay ${texts.length > maxListed ? `de ${texts[0]} a ${texts.at(-1)}` : joined(texts)}`
}

export const describeLack = (
  productos: readonly Producto[],
  { size, words }: { size: string; words: string },
): Lack => {
  const sized = collectSizes(productos)
  // '14 x 3' means '#14 x 3' where sizes are numbers of screws.
  const near =
    findNearest(sized, parseMeasure(size)) ??
    (isDigits(size.split(' ')[0] ?? '') ? findNearest(sized, parseMeasure(`#${size}`)) : undefined)
  const kind = kindText(productos, words)
  const alternative = near ? near.text && `; ${near.text}` : describeRange(sized)
  const text = `No hay ${kind} ${size.startsWith('M') && !kind.startsWith('«') ? '' : 'de '}${size}${alternative}.`
  const nearest = new Set(near?.nearest.map(({ tamaño }) => tamaño))
  const matches = productos.map((producto) => ({
    producto,
    sizes: producto.sub_productos.flatMap(({ tamaño }, index) => (nearest.has(tamaño) ? [index] : [])),
  }))
  return {
    text: alternative ? text : undefined,
    matches: near ? matches.filter(({ sizes }) => sizes.length > 0) : matches,
  }
}
