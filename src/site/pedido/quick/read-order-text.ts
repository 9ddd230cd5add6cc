import type { Linea } from '#state/pedido/linea.ts'
import { decodeFragment } from '#state/pedido/link.ts'
import { parseWhole } from '#recognise/number.ts'
import { flat } from '#recognise/plain.ts'
import { fullLine, shortLine } from '../text.ts'
import type { Codes } from './codes.ts'
import { getNameIndex } from './names.ts'
import { createLine } from './pasted.ts'

/** The parts of an order's own text (`text.ts`) that are no lines. */
const aroundLines: readonly RegExp[] = [
  /^Hola, quería pedir cotización de:$/,
  /^Pedido \d{8}-[\p{L}\p{N}]{4}$/u,
  /^Fecha: \d{1,2}\/\d{1,2}\/\d{4}$/,
  /^De parte de: /,
  /^Total: [\d.]+ medidas? · [\d.]+ packs?/,
  /^… y 0 medidas más\.$/,
  /^El pedido para abrir o cargar: /,
]
export const isAround = (line: string): boolean => aroundLines.some((form) => form.test(line))

const cutOff = /^… y ([\d.]+) medidas? más\.$/
/** How many sizes the text left out for lack of room. */
export const countOmitted = (line: string): number => parseWhole(cutOff.exec(line)?.[1] ?? '') ?? 0

/** Ways of writing a line, with the texts before the amount and the note: '011250 · Bulón hexagonal M12 x 50 · Caja x 50 · 20 packs, 1.000 unidades · Nota: urgente', '011250 x 20 urgente'. */
const ways = {
  full: { between: ' · ', beforeNote: ' · Nota: ', write: fullLine },
  short: { between: ' x ', beforeNote: ' ', write: shortLine },
} as const

/** Where a part stands in a text, also where two of them share a blank, as after a code that ends with ' x'. */
const indexesOf = (text: string, part: string): number[] =>
  Array.from({ length: text.length }, (_, index) => index).filter((index) => text.startsWith(part, index))

/** The lines that a line of an order's text may mean. Names may contain its delimiters, so each is a name of the catalogue. */
export const parseOrderLine = (line: string, way: keyof typeof ways, codes: Codes): readonly Linea[] => {
  const { between, beforeNote, write } = ways[way]
  const sizes = getNameIndex(codes)[way]
  return indexesOf(line, between).flatMap((index) => {
    const amount = line.slice(index + between.length)
    const cantidad = parseWhole(amount.split(' ', 1).join(''))
    if (!cantidad) return []
    const nota = amount.split(beforeNote).slice(1).join(beforeNote)
    return sizes(line.slice(0, index))
      .map((medida) => createLine(medida, cantidad, nota))
      .filter((read) => flat(write(read)) === line)
  })
}

/** The lines of the whole lists in the addresses of a text. */
export const linked = (text: string): readonly Linea[] =>
  [...text.matchAll(/#lista=[\w-]+/g)].flatMap(([fragment]) => {
    const shared = decodeFragment(fragment)
    return shared === undefined || shared === 'broken' ? [] : shared.lines
  })

/** Finds the lines of a list by their text; equal texts give one line each. */
export const linesByText = (lines: readonly Linea[]): ((text: string) => Linea | undefined) => {
  const byText = new Map<string, Linea[]>()
  for (const line of lines) {
    for (const text of new Set([flat(fullLine(line)), flat(shortLine(line))]))
      byText.set(text, [...(byText.get(text) ?? []), line])
  }
  return (text) => byText.get(text)?.shift()
}
