import type { Linea, Medida } from '../../../state/pedido/linea.ts'
import { unitsIn } from '../../../state/pedido/units.ts'
import { sharedIn } from '../../../state/pedido/link.ts'
import { fullLine, shortLine } from '../text.ts'
import type { Codes } from './codes.ts'
import { flat, namesOf } from './names.ts'

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
const cutOff = /^… y ([\d.]+) medidas? más\.$/

export const isAround = (line: string): boolean => aroundLines.some((form) => form.test(line))
const amount = (digits = ''): number => Number(digits.replaceAll('.', ''))

/** How many sizes the text left out for lack of room. */
export const leftOut = (line: string): number => amount(cutOff.exec(line)?.[1])

/** A line of an order's text: size, packs and note. */
export interface Own {
  readonly medida: Medida
  readonly cantidad: number
  readonly nota: string
}

const inFull = / · (\d[\d.]*) packs?(?:, (\d[\d.]*) unidad(?:es)?)?(?= · Nota: |$)/g
const inShort = / x (\d+)(?= |$)/g

/**
 * Names may contain the delimiters of a line: the reading must be a name of the catalogue, and the only such reading.
 */
const only = (found: readonly Own[]): Own | undefined => (found.length === 1 ? found[0] : undefined)

/** '011250 · Bulón hexagonal M12 x 50 · Caja x 50 · 20 packs, 1.000 unidades · Nota: urgente'. */
export const fullIn = (line: string, codes: Codes): Own | undefined =>
  only(
    [...line.matchAll(inFull)].flatMap(({ 0: all, 1: packs, 2: units, index }) => {
      const cantidad = amount(packs)
      return namesOf(codes)
        .full(line.slice(0, index))
        .filter(
          ({ pack }) => cantidad > 0 && (units === undefined || amount(units) === cantidad * (unitsIn(pack) ?? 0)),
        )
        .map((medida) => ({ medida, cantidad, nota: line.slice(index + all.length).replace(/^ · Nota: /, '') }))
    }),
  )

/** '011250 x 20 urgente'. */
export const shortIn = (line: string, codes: Codes): Own | undefined =>
  only(
    [...line.matchAll(inShort)].flatMap(({ 0: all, 1: packs, index }) =>
      namesOf(codes)
        .short(line.slice(0, index))
        .filter(() => amount(packs) > 0)
        .map((medida) => ({ medida, cantidad: amount(packs), nota: line.slice(index + all.length).trim() })),
    ),
  )

const address = /\S*#lista=[\w-]+/g

/** The whole lists in the addresses of a text. */
export const linked = (text: string): readonly (readonly Linea[])[] =>
  [...text.matchAll(address)].flatMap(([found]) => {
    const shared = sharedIn(found.slice(found.indexOf('#')))
    return shared === undefined || shared === 'broken' ? [] : [shared.lines]
  })

/** Finds the lines of a list by their text; equal texts give one line each. */
export const linesByText = (lines: readonly Linea[]): ((message: string) => Linea | undefined) => {
  const byText = new Map<string, Linea[]>()
  for (const line of lines) {
    for (const text of new Set([flat(fullLine(line)), flat(shortLine(line))]))
      byText.set(text, [...(byText.get(text) ?? []), line])
  }
  return (message) => byText.get(message)?.shift()
}
