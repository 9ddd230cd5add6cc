import { ask, getLikely, none, sure, type Finding } from './finding.ts'
import { parseAmount } from './numerals.ts'
import { anySize, spelled, toParts, writeNumber, type Part } from './words.ts'

/** A value of a size: its text, and a rank for sorting. */
export interface Value {
  readonly text: string
  readonly rank: number
}
export interface Measure {
  readonly diametro?: Value
  readonly largo?: Value
  readonly rosca: readonly string[]
}

const standards = /\b(unc|unf|unef|bsw|bsf|whitworth|npt|bspt?|gas)\b/g

const millimetres: Readonly<Record<string, number>> = { in: 25.4, mm: 1, cm: 10, m: 1_000 }
/** Sorted by kind: metric threads, plain millimetres, inches, screw numbers. */
const kinds = { thread: 0, plain: 1, inch: 2, number: 3 } as const
const toRank = (kind: keyof typeof kinds, size: number) => kinds[kind] * 1e7 + size

const toValue = ({ sign, value, unit }: Part): Value => {
  const size = parseAmount(value) * (millimetres[unit] ?? 1)
  if (sign === 'm') return { text: `M${writeNumber(value)}`, rank: toRank('thread', size) }
  if (sign === 'w') return { text: `W ${writeNumber(value)}"`, rank: toRank('inch', size * 25.4) }
  if (sign === '#') return { text: `#${writeNumber(value)}`, rank: toRank('number', size) }
  if (unit === 'in') return { text: `${writeNumber(value)}"`, rank: toRank('inch', size) }
  return { text: `${writeNumber(value)} ${unit || 'mm'}`, rank: toRank('plain', size) }
}

/** Adds the units that 'M12 x 50', '3,5 x 25 mm' and '1/4 x 1' leave out. */
const withUnits = (parts: readonly Part[]): Part[] => {
  const fraction = parts.some(({ value }) => value.includes('/'))
  const [first] = parts
  const last = parts.at(-1)?.unit ?? ''
  const isInchSize = first?.unit === 'in' || first?.sign === 'w'
  const inches = isInchSize || last === 'in' || (last === '' && (fraction || first?.sign === '#'))
  return parts.map((part) => (part.sign !== '' || part.unit !== '' ? part : { ...part, unit: inches ? 'in' : 'mm' }))
}

/** Drops the pitch of a metric thread: 'M10 x 1,25 x 40'. */
const withoutPitch = (parts: readonly Part[]): Part[] =>
  parts.filter(({ sign, value, unit }, i) => {
    const isBareSecond = i === 1 && sign === '' && unit === ''
    const mayBePitch = parseAmount(value) <= 6 && (parts.length === 3 || value.includes('.'))
    return !(isBareSecond && mayBePitch && parts[0]?.sign === 'm')
  })

const threadOfSign: Readonly<Record<string, string>> = { m: 'Métrica', '#': 'Número (#)', w: 'BSW' }
const threadOfUnit: Readonly<Record<string, string>> = { in: 'Pulgadas', mm: 'Milímetros' }

const findThreads = (plain: string, parts: readonly Part[]): string[] => {
  const names = [...plain.matchAll(standards)].map(([, name = '']) =>
    name === 'whitworth' ? 'BSW' : name.toUpperCase(),
  )
  const signs = parts.flatMap(({ sign, unit }) => threadOfSign[sign] ?? threadOfUnit[unit] ?? [])
  // The length in 'M8 x 25 mm' or '#14 x 1"' is no thread.
  const byText = signs.includes('Métrica')
    ? signs.filter((sign) => sign !== 'Milímetros')
    : signs.includes('Número (#)')
      ? ['Número (#)']
      : signs
  return [...new Set([...names, ...byText])]
}

/** A bare number may be of anything: a measure has a unit, the sign of a thread, a fraction or a second number. */
const isMeasured = (parts: readonly Part[]): boolean =>
  parts.length > 1 || parts.some(({ sign, value, unit }) => sign !== '' || unit !== '' || value.includes('/'))

const toMeasure = (plain: string, chains: readonly (readonly Part[])[]): Measure => {
  const candidates = chains.map((parts) => withUnits(withoutPitch(parts)))
  // In '1 1/2" - M8' the threaded part gives the diameter.
  const chain =
    candidates.find(([first]) => first?.sign === 'm') ??
    candidates.find(([first]) => first?.unit !== 'm') ??
    candidates[0] ??
    []
  const [first, second, third] = chain
  const rosca = findThreads(
    plain,
    candidates.flatMap((parts) => (parts.length > 2 ? [] : parts)),
  )
  if (!first || third) return { rosca }
  const lengthOnly = !second && first.unit === 'm'
  return {
    ...(!lengthOnly && { diametro: toValue(first) }),
    ...(lengthOnly && { largo: toValue(first) }),
    ...(second && { largo: toValue(second) }),
    rosca,
  }
}

/** The measure of a text, asked for where it is a bare number. */
export const findMeasure = (tamaño: string): Finding<Measure> => {
  // Brackets hold the measure in another unit, or a remark.
  const plain = spelled(tamaño.replaceAll(/\([^)]*\)/g, ' '))
  const chains = [...plain.replaceAll(standards, ' ').matchAll(anySize)]
    .map(([size]) => toParts(size))
    .filter(([first]) => first && first.unit !== 'ml')
  const measure = toMeasure(plain, chains)
  if (chains.length === 0) return measure.rosca.length > 0 ? sure(measure) : none
  return chains.some(isMeasured) ? sure(measure) : ask([measure], 'Es un número sin unidad')
}

/** The diameter, length and thread of a size's text. 'Cartucho 300 ml' and '70 x 70 x 55 mm' have none. */
export const parseMeasure = (tamaño: string): Measure => getLikely(findMeasure(tamaño)) ?? { rosca: [] }
