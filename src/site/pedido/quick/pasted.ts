import { maxNota, packsOf, type Linea, type Medida } from '../../../state/pedido/linea.ts'
import { unitsIn } from '../../../state/pedido/units.ts'
import { wordsOf } from '../../../finder/words.ts'
import { amountIn } from './amount.ts'
import type { LineMeaning, RequestedSize } from './line.ts'
import { isNounOf } from './noun.ts'
import { noteOf, wordsIn, type Word } from './words.ts'

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
  /** How many sizes the text says it left out. */
  readonly missing?: number
}

export const lineFor = (
  { codigo, nombre, tamaño, pack, codigobarra }: Medida,
  cantidad: number,
  nota: string,
): Linea => ({ codigo, nombre, tamaño, pack, codigobarra, cantidad: packsOf(cantidad), nota: nota.slice(0, maxNota) })

/** The line of a size and an amount: enough packs for the units asked for, and the note then says how many units. */
export const lineOf = ({ medida, count, inUnits, nota }: RequestedSize): Linea => {
  const each = unitsIn(medida.pack)
  const isExact = !inUnits || (each !== undefined && count % each === 0)
  const notes = [isExact ? '' : `Pide ${count} unidades`, nota].filter(Boolean)
  return lineFor(medida, inUnits && each !== undefined ? Math.ceil(count / each) : count, notes.join(' · '))
}

/** The line if the text means this size; the amount is guessed from the text without the code. */
export const guessedLine = (medida: Medida, text: string): Linea => {
  const { nombre, tamaño, pack, codigo, codigobarra } = medida
  const own = new Set(wordsOf(`${nombre} ${tamaño} ${pack} ${codigo} ${codigobarra}`))
  const { rest, ...amount } = amountIn(text, (word) => isNounOf(nombre, word))
  const isOwn = ({ kind, text: word }: Word) =>
    /[XUPK]/.test(kind) || /^(?:\P{L}+|[cm]?m)$/iu.test(word) || wordsOf(word).some((form) => own.has(form))
  const words = wordsIn(rest).map((word) => (word.kind !== 'B' && isOwn(word) ? { ...word, kind: '_' } : word))
  return lineOf({ medida, ...amount, nota: noteOf(rest, words) })
}

export const pastedAs = (text: string, meaning: LineMeaning): Pasted => {
  if (meaning === 'nothing') return { text, matches: [], cantidad: 1, empty: true }
  if (!('medida' in meaning)) return { text, matches: meaning.matches, cantidad: packsOf(amountIn(meaning.rest).count) }
  const line = lineOf(meaning)
  return { text, matches: [meaning.medida], cantidad: line.cantidad, line }
}
