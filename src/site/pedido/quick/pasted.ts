import { clampNota, clampPacks, type Linea, type Medida } from '#state/pedido/linea.ts'
import { parseUnits } from '#recognise/amount.ts'
import { getSure, type Finding } from '#recognise/finding.ts'
import type { RequestedSize } from './amount.ts'

/** A pasted line and its meaning. */
export interface Pasted {
  readonly text: string
  /** The line of the pedido, when it is clear: one size and one amount. */
  readonly line?: Linea
  /** When it is unclear, the sizes it may mean; none without a known code. */
  readonly matches: readonly Medida[]
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
  const each = getSure(parseUnits(medida.pack))
  const isExact = !inUnits || (each !== undefined && count % each === 0)
  const notes = [isExact ? '' : `Pide ${count} unidades`, nota].filter(Boolean)
  return createLine(medida, inUnits && each !== undefined ? Math.ceil(count / each) : count, notes.join(' · '))
}

/** The line, no longer clear. */
export const review = ({ line: _, bare: __, ...unclear }: Pasted): Pasted => unclear

export const pastedAs = (text: string, meaning: Finding<RequestedSize>): Pasted => {
  if (meaning.kind === 'none') return { text, matches: [], empty: true }
  if (meaning.kind === 'ask') return { text, matches: meaning.readings.map(({ medida }) => medida) }
  const { medida, bare } = meaning.value
  return { text, matches: [medida], line: toLine(meaning.value), ...(bare && { bare }) }
}
