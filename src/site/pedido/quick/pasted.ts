import { maxNota, packsOf, type Linea, type Medida } from '../../../state/pedido/linea.ts'
import { unitsIn } from '../../../state/pedido/units.ts'
import { wordsOf } from '../../../finder/words.ts'
import { amountIn } from './amount.ts'
import type { LineMeaning, RequestedSize } from './line.ts'
import { isNounOf } from './noun.ts'

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

/** Words of an order without meaning for its lines. */
const usual = new Set(
  wordsOf(
    'código cod art artículo cant cantidad caja cajas pack packs bolsa bolsas paquete unidad unidades u un uni unid necesito quiero querría pedir mandame manden enviar por favor hola gracias de la el los las x y n',
  ),
)

const noteIn = (rest: string, { nombre, tamaño, pack, codigo, codigobarra }: Medida): string => {
  const existing = new Set(wordsOf(`${nombre} ${tamaño} ${pack} ${codigo} ${codigobarra}`))
  const left = rest
    .split(/[\t;|]|(?<=^|\s)[-–•*·]+(?=\s)/)
    .map((part) =>
      part
        .trim()
        .replace(/^[\s,.:()=-]+|[\s,.:(-]+$/g, '')
        .replace(/^(?:nota|obs)\.?:\s*/i, ''),
    )
    .map((part) => (part.includes('(') ? part : part.replace(/\)+$/, '')).replaceAll(/\s+/g, ' '))
    .filter((part) => wordsOf(part).some((word) => /\p{L}/u.test(word) && !usual.has(word) && !existing.has(word)))
  return left.join(' · ')
}

/** Enough packs for the units asked for; the note then says how many units. */
export const requestedPacks = (count: number, inUnits: boolean, pack: string): Pick<Linea, 'cantidad' | 'nota'> => {
  const each = unitsIn(pack)
  if (!inUnits || each === undefined || each === 1)
    return { cantidad: packsOf(count), nota: inUnits && each === undefined ? `Pide ${count} unidades` : '' }
  return { cantidad: packsOf(Math.ceil(count / each)), nota: count % each === 0 ? '' : `Pide ${count} unidades` }
}

export const lineFor = (
  { codigo, nombre, tamaño, pack, codigobarra }: Medida,
  cantidad: number,
  nota: string,
): Linea => ({ codigo, nombre, tamaño, pack, codigobarra, cantidad: packsOf(cantidad), nota: nota.slice(0, maxNota) })

/** The line of a size and an amount. */
export const lineOf = ({ medida, count, inUnits, rest }: RequestedSize): Linea => {
  const { cantidad, nota } = requestedPacks(count, inUnits, medida.pack)
  return lineFor(medida, cantidad, [nota, noteIn(rest, medida)].filter(Boolean).join(' · '))
}

/** The line if the text means this size; the amount is guessed from the text without the code. */
export const guessedLine = (medida: Medida, rest: string): Linea =>
  lineOf({ medida, ...amountIn(rest, (word) => isNounOf(medida.nombre, word)) })

export const pastedAs = (text: string, meaning: LineMeaning): Pasted => {
  if (meaning === 'nothing') return { text, matches: [], cantidad: 1, empty: true }
  if (!('medida' in meaning)) return { text, matches: meaning.matches, cantidad: packsOf(amountIn(meaning.rest).count) }
  const line = lineOf(meaning)
  return { text, matches: [meaning.medida], cantidad: line.cantidad, line }
}
