import { maxNota, packsOf, unitsIn, type Linea, type Medida } from '../../../state/pedido/linea.ts'
import { wordsOf } from '../../search/words.ts'
import { amountIn } from './amount.ts'
import type { Codes } from './codes.ts'

/** A line of what was pasted, to the letter, and what was understood of it. */
export interface Pasted {
  readonly text: string
  /** Sure: its code is that of one size. */
  readonly line?: Linea
  /** Else the sizes that share its code: none, where no code of ours is in it. */
  readonly named: readonly Medida[]
  readonly cantidad: number
  /** It names the columns of a table. */
  readonly heading?: true
}

/** What was pasted, line by line: nothing but blank ones is left out. */
export const linesIn = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '')
export const pastedText = (rows: readonly Pasted[]): string => rows.map(({ text }) => text).join('\n')

/** Cells, words, and digits in groups: whatever may be a code. */
const candidates = (text: string): string[] => [
  ...new Set(
    [
      ...text.split(/[\t;|]|,(?!\d)|(?<=\d{4,}),/),
      ...text.split(/[\s;,|:()]+/),
      ...(text.match(/\d[\d -]{6,}\d/g) ?? []),
    ]
      .map((part) => part.trim().replace(/^["'([*-]+|["')\].:*-]+$/g, ''))
      .filter((part) => part.length > 1),
  ),
]

/** Words of an order that say nothing of what is ordered. */
const usual = new Set(
  wordsOf(
    'código cod art artículo cant cantidad caja cajas pack packs bolsa bolsas paquete unidad unidades u un uni unid necesito quiero querría pedir mandame manden enviar por favor hola gracias de la el los las x y n',
  ),
)

const noteIn = (rest: string, { nombre, tamaño, pack, codigo, codigobarra }: Medida): string => {
  const known = new Set(wordsOf(`${nombre} ${tamaño} ${pack} ${codigo} ${codigobarra}`))
  const left = rest
    .split(/[\t;|]|(?<=^|\s)[-–•*]+(?=\s)/)
    .map((part) => part.trim().replace(/^[\s,.:()-]+|[\s,.:(-]+$/g, ''))
    .map((part) => (part.includes('(') ? part : part.replace(/\)+$/, '')))
    .filter((part) => wordsOf(part).some((word) => /\p{L}/u.test(word) && !usual.has(word) && !known.has(word)))
  return left.join(' · ').slice(0, maxNota)
}

const isHeading = (text: string): boolean => !/\d/.test(text) && /\bc[oó]d/i.test(text) && /[\t;,|]|cant/i.test(text)

const packsAsked = (count: number, inUnits: boolean, pack: string) => {
  const each = unitsIn(pack)
  if (!inUnits || each === undefined || each === 1)
    return { cantidad: packsOf(count), nota: inUnits && each === undefined ? `Pide ${count} unidades` : '' }
  return { cantidad: packsOf(Math.ceil(count / each)), nota: count % each === 0 ? '' : `Pide ${count} unidades` }
}

/** The line of a pedido for a size, by what else was written. */
export const lineFor = (medida: Medida, text: string): Linea => {
  const { codigo, nombre, tamaño, pack, codigobarra } = medida
  const { count, inUnits, rest } = amountIn(text)
  const { cantidad, nota } = packsAsked(count, inUnits, pack)
  return {
    codigo,
    nombre,
    tamaño,
    pack,
    codigobarra,
    cantidad,
    nota: [nota, noteIn(rest, medida)].filter(Boolean).join(' · ').slice(0, maxNota),
  }
}

/** What of a line may be its amount: not its place in a list, the quotes of a spreadsheet, nor what the size says of itself. */
const mayBeAmount = (text: string, { nombre, tamaño, pack }: Medida): string =>
  [nombre, tamaño, pack].reduce(
    (rest, known) => (known === '' ? rest : rest.replace(known, ' ')),
    text.replace(/^\s*\d{1,4}[).](?=\s)/, '').replaceAll(/(?<=^|[\t;,])"([^"\t;,]*)"(?=$|[\t;,])/g, '$1'),
  )

const understood = (text: string, codes: Codes): Pasted => {
  const hits = candidates(text).flatMap((code) => codes.named(code).map((medida) => ({ code, medida })))
  const named = [...new Set(hits.map(({ medida }) => medida))]
  const [only, other] = named
  if (!only) return { text, named, cantidad: packsOf(amountIn(text).count), ...(isHeading(text) && { heading: true }) }
  // 'One size' may be named by its code and by its bar code: neither is an amount.
  const bare = hits.reduce((rest, { code }) => rest.replace(code, ' '), mayBeAmount(text, only))
  const line = lineFor(only, bare)
  return other ? { text, named, cantidad: line.cantidad } : { text, named, cantidad: line.cantidad, line }
}

/** What was pasted, understood by the codes in it. */
export const pastedRows = (text: string, codes: Codes): Pasted[] => linesIn(text).map((line) => understood(line, codes))
