import { clampNota, clampPacks, type Linea, type Medida } from '#state/pedido/linea.ts'
import { parseUnits } from '#recognise/amount.ts'
import { getTextKeys } from '#recognise/words.ts'
import { guessAmount } from './amount.ts'
import type { LineMeaning, RequestedSize } from './line.ts'
import { isProductNoun } from './noun.ts'
import { extractNote, tokenize, type Token } from './tokens.ts'

/** A pasted line and its meaning. */
export interface Pasted {
  readonly text: string
  /** The line of the pedido, when it is clear: one size and one amount. */
  readonly line?: Linea
  /** When it is unclear, the sizes it may mean; none without a known code. */
  readonly matches: readonly Medida[]
  readonly cantidad: number
  /** The line names columns, greets or adds up. */
  readonly heading?: true
  /** The line names a size without an amount. */
  readonly empty?: true
  /** The line is a code alone: one pack, unless its amount is on the line below. */
  readonly bare?: true
  /** The number of sizes that the text left out, by its own words. */
  readonly missing?: number
}

export const createLine = (
  { codigo, nombre, tamaño, pack, codigobarra }: Medida,
  cantidad: number,
  nota: string,
): Linea => ({
  codigo,
  nombre,
  tamaño,
  pack,
  codigobarra,
  cantidad: clampPacks(cantidad),
  nota: clampNota(nota),
})

/** The line of a size and an amount: enough packs for the units asked for, and the note then says how many units. */
export const toLine = ({ medida, count, inUnits, nota }: RequestedSize): Linea => {
  const each = parseUnits(medida.pack)
  const isExact = !inUnits || (each !== undefined && count % each === 0)
  const notes = [isExact ? '' : `Pide ${count} unidades`, nota].filter(Boolean)
  return createLine(medida, inUnits && each !== undefined ? Math.ceil(count / each) : count, notes.join(' · '))
}

/** The line if the text means this size; the amount is guessed from the text without the code. */
export const guessedLine = (medida: Medida, text: string): Linea => {
  const { nombre, tamaño, pack, codigo, codigobarra } = medida
  const sizeKeys = new Set(getTextKeys(`${nombre} ${tamaño} ${pack} ${codigo} ${codigobarra}`))
  const { remainder, ...amount } = guessAmount(text, (noun) => isProductNoun(nombre, noun))
  const isOwn = ({ kind, text: written }: Token) =>
    /[XUPK]/.test(kind) ||
    /^(?:\P{L}+|[cm]?m)$/iu.test(written) ||
    getTextKeys(written).some((form) => sizeKeys.has(form))
  const tokens = tokenize(remainder).map((token) =>
    token.kind !== 'B' && isOwn(token) ? { ...token, kind: '_' } : token,
  )
  return toLine({ medida, ...amount, nota: extractNote(remainder, tokens) })
}

/** The line, no longer clear. */
export const review = ({ line: _, bare: __, ...unclear }: Pasted): Pasted => unclear

export const pastedAs = (text: string, meaning: LineMeaning): Pasted => {
  if (meaning === 'nothing') return { text, matches: [], cantidad: 1, empty: true }
  if (!('medida' in meaning))
    return { text, matches: meaning.matches, cantidad: clampPacks(guessAmount(meaning.remainder).count) }
  const line = toLine(meaning)
  return { text, matches: [meaning.medida], cantidad: line.cantidad, line, ...(meaning.bare && { bare: true }) }
}
