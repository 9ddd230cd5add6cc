import type { Linea, Lineas } from '#state/pedido/linea.ts'
import { flat } from '#recognise/plain.ts'
import { countUnits, getSizeName, sumTotals } from '#state/pedido/units.ts'
import { counted } from '#ui/counted.ts'

/** '20 packs, 1.000 unidades', without units when the pack does not say how many it has. */
export const amountText = (line: Linea): string => {
  const units = countUnits(line)
  const packs = counted(line.cantidad, 'pack', 'packs')
  return units === undefined ? packs : `${packs}, ${counted(units, 'unidad', 'unidades')}`
}

/** '3 medidas · 34 packs · 1.250 unidades, más las de 1 medida cuyo pack no dice cuántas'. */
export const totalsText = (lines: Lineas): string => {
  const { packs, units, uncounted } = sumTotals(lines)
  const inUnits = units > 0 ? [counted(units, 'unidad', 'unidades')] : []
  const uncountedText =
    uncounted > 0
      ? `${inUnits.length > 0 ? ', más las de' : ' · sin contar las de'} ${counted(uncounted, 'medida', 'medidas')} cuyo pack no dice cuántas trae`
      : ''
  return (
    [counted(lines.length, 'medida', 'medidas'), counted(packs, 'pack', 'packs'), ...inUnits].join(' · ') +
    uncountedText
  )
}

const noted = ({ nota }: Linea, prefix: string) => (nota.trim() === '' ? '' : `${prefix}${flat(nota)}`)

export const fullLine = (line: Linea) =>
  `${[line.codigo, getSizeName(line), line.pack, amountText(line)].filter(Boolean).join(' · ')}${noted(line, ' · Nota: ')}`

/** A line in short, in a form that quick order reads. */
export const shortLine = (line: Linea) =>
  `${flat(line.codigo) || getSizeName(line)} x ${line.cantidad}${noted(line, ' ')}`

interface Limits {
  /** Whether a text is short enough for its carrier. */
  readonly fits: (text: string) => boolean
  /** The pedido's address, which is included when there is room. */
  readonly link: string
  /** The lines above: number, date and customer (heading.ts). */
  readonly head?: readonly string[]
}

const greeting = 'Hola, quería pedir cotización de:'

const mostThatFit = (lines: Lineas, fits: (count: number) => boolean): number => {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

export interface OrderText {
  readonly text: string
  /** How many lines are neither in the text nor in the link. */
  readonly omitted: number
}

/** The pedido as text, as complete as fits. */
export const orderText = (lines: Lineas, { fits, link, head = [] }: Limits): OrderText => {
  const composeText = (some: Lineas, toLine: (line: Linea) => string, end: readonly string[]) =>
    [greeting, ...head, ...some.map((line) => `- ${toLine(line)}`), ...end].join('\n')
  const withLink = ['', `El pedido para abrir o cargar: ${link}`]
  const total = ['', `Total: ${totalsText(lines)}`]
  const whole = [withLink, []]
    .flatMap((end) => [fullLine, shortLine].map((toLine) => composeText(lines, toLine, [...total, ...end])))
    .find(fits)
  if (whole !== undefined) return { text: whole, omitted: 0 }
  const cut = (count: number, end: readonly string[]) => {
    const omittedLine = `… y ${counted(lines.length - count, 'medida', 'medidas')} más.`
    return composeText(lines.slice(0, count), shortLine, [omittedLine, ...end])
  }
  const hasLink = fits(cut(0, withLink))
  const end = hasLink ? withLink : []
  const count = mostThatFit(lines, (some) => fits(cut(some, end)))
  return { text: cut(count, end), omitted: hasLink ? 0 : lines.length - count }
}
