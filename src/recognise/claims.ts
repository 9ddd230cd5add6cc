/** What a text says beside names and sizes: norms, grades and packs. */
import { hasDigit, isNumber } from './numerals.ts'
import { gradeWords, grades, normBodies, normJoints, normShapes, steels } from './vocabulary/claims.ts'
import { packJoints, searchedContainers, searchedPieces } from './vocabulary/packs.ts'
import { findSpans, type Span } from './spans.ts'

/** `text` is the number: '931' of 'DIN 931', 'a2' of 'A2-70'. */
export interface Claim extends Span {
  readonly kind: 'norm' | 'grade' | 'pack'
  /** The container of a pack. */
  readonly container: string
}

/** The word, number or size at a distance: 0 is the one that a rule begins at, -1 the one before. */
type At = (offset: number) => string
/** What a rule reads, and how many words say it. */
interface Read {
  readonly text: string
  readonly container?: string
  readonly length: number
  /** The number of letters at its end that say something else: the size of 'din933-m8x30'. */
  readonly rest?: number
}

/** 'din931', 'din en iso4014', 'astm a193', 'iso898-1', 'din125 a', 'din125a'. */
const readNorm = (at: At): Read | undefined => {
  let next = 0
  while (normBodies.has(at(next)) || normJoints.has(at(next))) next += 1
  if (!hasDigit(at(next))) return undefined
  const body = [...normBodies].find((name) => at(next).startsWith(name)) ?? ''
  const number = at(next).slice(body.length)
  const [said = '', text] = /^([a-z]?\d[\d.]*)(?:[a-h]$|-.$|\/\d+)?/.exec(number) ?? []
  if (text === undefined || (body === '' && !normBodies.has(at(next - 1)))) return undefined
  return { text, length: next + (normShapes.has(at(next + 1)) ? 2 : 1), rest: number.length - said.length }
}

/** 'grado 8', 'clase de 10.9', 'sae grado 5'; '8.8' alone; 'a2-70'. */
const readGrade = (at: At): Read | undefined => {
  if (steels.has(at(0))) return { text: at(0).slice(0, 2), length: 1 }
  if (grades.has(at(0)) && at(-1) !== 'x' && at(1) !== 'x') return { text: at(0), length: 1 }
  const word = at(0) === 'sae' ? 1 : 0
  const number = at(word + 1) === 'de' ? word + 2 : word + 1
  const isGrade = gradeWords.has(at(word)) && isNumber(at(number)) && Number(at(number)) < 100
  return isGrade ? { text: at(number), length: number + 1 } : undefined
}

/** 'caja x 100', 'caja x 1.000', 'rollo de 30m'; '100 unidades'; 'x 100' behind a word. A longer number is a code, one before an 'x' a size. */
const readPack = (at: At): Read | undefined => {
  const container = searchedContainers.has(at(0)) ? at(0) : ''
  const joint = container === '' ? 0 : 1
  const from = joint + (at(joint) === 'x' || (joint === 1 && packJoints.has(at(1))) ? 1 : 0)
  const [, times, text, joined = ''] = /^(x?)(\d{1,4}|\d\.\d{3})(\p{L}*)$/u.exec(at(from)) ?? []
  if (text === undefined) return undefined
  const isCounted = joined === '' && (searchedPieces.has(at(from + 1)) || at(from + 1) === 'm')
  const unit = isCounted ? at(from + 1) : joined
  const length = from + (isCounted ? 2 : 1)
  const isBehindWord = !hasDigit(at(-1)) && at(-1).length !== 1
  const isPack = container !== '' || searchedPieces.has(unit) || ((times === 'x' || at(0) === 'x') && isBehindWord)
  const isPieces = unit === '' || (unit === 'm' && container !== '') || searchedPieces.has(unit)
  return isPack && isPieces && at(length) !== 'x' ? { text: text.replace('.', ''), container, length } : undefined
}

/** A claim begins with one of these or with a number; most words of a text do neither, and no rule reads them. */
const firstWords = new Set([...normBodies, ...normJoints, ...gradeWords, ...searchedContainers, 'x'])

const rules = { norm: readNorm, grade: readGrade, pack: readPack } as const

/** A word, a number or a size; a word before a sign is one of its own: 'tuerca-8.8'. */
const piece = /\p{L}+(?=[-/])|[\p{L}\p{N}#](?:[\p{L}\p{N}#./-]*[\p{L}\p{N}#])?/gu

/** The claims of a text in the spelling of `spelled`. */
export const findClaims = (text: string, kinds: readonly Claim['kind'][] = ['norm', 'pack', 'grade']): Claim[] => {
  const pieces = findSpans(text, piece)
  const claims: Claim[] = []
  for (let first = 0; first < pieces.length;) {
    const from = first
    const at: At = (offset) => pieces[from + offset]?.text ?? ''
    first += 1
    if (!firstWords.has(at(0)) && !hasDigit(at(0))) continue
    for (const kind of kinds) {
      const read = rules[kind](at)
      if (!read) continue
      first = from + read.length
      const [start, end] = [pieces[from]?.start ?? 0, (pieces[first - 1]?.end ?? 0) - (read.rest ?? 0)]
      claims.push({ kind, text: read.text, container: read.container ?? '', start, end })
      break
    }
  }
  return claims
}
