import { searchKey } from '#recognise/normal.ts'
import { hasLetter, hasNumber } from '#recognise/plain.ts'
import { lengthUnits } from '#recognise/vocabulary/sizes.ts'
import { getTextKeys } from '#recognise/words.ts'
import { findMeasures } from '#recognise/written-measures.ts'
import type { Medida } from '#state/pedido/linea.ts'
import { findAmount, type Kind } from './forms.ts'
import { isPlural, isProductNoun } from './noun.ts'
import { extractNote, toCount, tokenize, toKinds, type Token } from './tokens.ts'

/** The amount that a text asks for. */
export interface Amount {
  readonly count: number
  /** The amount counts units, not packs: '200 unidades'. */
  readonly inUnits: boolean
}

/** A size, its amount and its note. */
export interface RequestedSize extends Amount {
  readonly medida: Medida
  readonly nota: string
  /** The line is a code alone. */
  readonly bare?: true
}

/** A number with zeros in front or five digits may be a code. */
const mayBeCode = (number: string): boolean => number.startsWith('0') || Number.parseInt(number, 10) > 9_999

/** 'M12 x 50' is no amount. Before it an amount may stand, or a code, which is a longer number; '2" x 6' asks for six. */
const findSizes = (text: string) =>
  findMeasures(text).flatMap((parts) => {
    const signed = parts.findIndex(({ start }) => '#mMøØ'.includes(text.charAt(start)))
    const isCode = Number.parseInt(text.slice(parts[0]?.start), 10) > 999
    const [first, second] = parts.slice(signed === -1 && isCode ? 1 : Math.max(0, signed))
    return first && second && hasNumber(text.charAt(first.end - 1)) ? { start: first.start, end: second.end } : []
  })

const counted = (text: string, isNoun: (noun: string) => boolean): Token[] => {
  const sizes = findSizes(text)
  const isMeasure = ({ start }: Token) => sizes.some((size) => start >= size.start && start < size.end)
  return tokenize(text).map((token, index, tokens) => {
    const { kind, text: written } = token
    const [previousKind, nextKind] = [tokens[index - 1]?.kind, tokens[index + 1]?.kind]
    if (kind === 'number' && ((isMeasure(token) && nextKind !== 'unit') || mayBeCode(written)))
      return { ...token, kind: 'doubt' }
    if (kind === 'note' && previousKind === 'number' && isPlural(written) && isNoun(written))
      return { ...token, kind: 'unit' }
    return token
  })
}

/** What may stand beside a number in its amount. */
const amountWords: ReadonlySet<Kind> = new Set<Kind>(['times', 'unit', 'container'])

/** The likeliest amount of an unclear line, without its code; 1 when the line says none. `remainder`: the line without its amount. */
export const guessAmount = (
  text: string,
  isNoun: (noun: string) => boolean = () => false,
): Amount & { readonly remainder: string } => {
  const tokens = counted(text, isNoun)
  const index = findAmount(toKinds(tokens))
  const number = tokens[index]
  if (!number) return { count: 1, inUnits: false, remainder: text }
  // The 'cajas' of 'cajas: 3' is a word of the amount, that of '2 cajas 3' is another amount's.
  const beforeIndex = tokens.findLastIndex(({ kind }, at) => at < index && kind !== 'sign')
  const [previous, before, after] = [tokens[beforeIndex - 1], tokens[beforeIndex], tokens[index + 1]]
  const isOther = before?.kind !== 'times' && previous?.kind === 'number'
  const first = before && amountWords.has(before.kind) && !isOther ? before : number
  const last = after && amountWords.has(after.kind) ? after : number
  return {
    count: toCount(number),
    inUnits: first.kind === 'unit' || last.kind === 'unit',
    remainder: `${text.slice(0, first.start)} ${text.slice(last.start + last.text.length)}`,
  }
}

/** What a text without its code asks for, if it means this size. */
export const guessSize = (medida: Medida, text: string): RequestedSize => {
  const { nombre, tamaño, pack, codigo, codigobarra } = medida
  const sizeKeys = new Set(getTextKeys(`${nombre} ${tamaño} ${pack} ${codigo} ${codigobarra}`))
  const { remainder, ...amount } = guessAmount(text, (noun) => isProductNoun(nombre, noun))
  const isOwn = ({ kind, text: written }: Token) =>
    amountWords.has(kind) ||
    kind === 'pack' ||
    !hasLetter(written) ||
    lengthUnits.has(searchKey(written)) ||
    getTextKeys(written).some((form) => sizeKeys.has(form))
  const tokens = tokenize(remainder).map((token): Token =>
    token.kind !== 'cell' && isOwn(token) ? { ...token, kind: 'silent' } : token,
  )
  return { medida, ...amount, nota: extractNote(remainder, tokens) }
}
