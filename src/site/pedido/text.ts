import { totalsOf, unitsIn, type Linea, type Lineas } from '../../state/pedido/linea.ts'
import { counted } from '../../ui/counted.ts'

/** '20 packs, 1.000 unidades': what there is of it; where a pack says no number, so says this. */
export const amountText = ({ cantidad, pack }: Pick<Linea, 'cantidad' | 'pack'>): string => {
  const each = unitsIn(pack)
  const packs = counted(cantidad, 'pack', 'packs')
  return each === undefined ? packs : `${packs}, ${counted(cantidad * each, 'unidad', 'unidades')}`
}

/** '3 medidas · 34 packs · 1.250 unidades, más las de 1 medida cuyo pack no dice cuántas'. */
export const totalsText = (lines: Lineas): string => {
  const { packs, units, uncounted } = totalsOf(lines)
  const known = units > 0 ? [counted(units, 'unidad', 'unidades')] : []
  const rest =
    uncounted > 0
      ? `${known.length > 0 ? ', más las de' : ' · sin contar las de'} ${counted(uncounted, 'medida', 'medidas')} cuyo pack no dice cuántas trae`
      : ''
  return [counted(lines.length, 'medida', 'medidas'), counted(packs, 'pack', 'packs'), ...known].join(' · ') + rest
}

const noted = ({ nota }: Linea, before: string) =>
  nota.trim() === '' ? '' : `${before}${nota.trim().replaceAll(/\s+/g, ' ')}`

const fullLine = (line: Linea) =>
  `${[line.codigo, `${line.nombre} ${line.tamaño}`.trim(), line.pack, amountText(line)].filter(Boolean).join(' · ')}${noted(line, ' · Nota: ')}`

/** As quick order reads it again. */
const shortLine = (line: Linea) =>
  `${line.codigo || `${line.nombre} ${line.tamaño}`} x ${line.cantidad}${noted(line, ' ')}`

interface Limits {
  /** Whether a text is short enough for what carries it. */
  readonly fits: (text: string) => boolean
  /** The whole pedido as an address: told where there is room. */
  readonly link: string
}

const greeting = 'Hola, quería pedir cotización de:'

const told = (lines: Lineas, lineOf: (line: Linea) => string, end: readonly string[]) =>
  [greeting, ...lines.map((line) => `- ${lineOf(line)}`), '', `Total: ${totalsText(lines)}`, ...end].join('\n')

/** The most lines, from the first, of which the text still fits. */
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
  /** The lines that found no room, and stand in no link either. */
  readonly left: number
}

/** The pedido as people read it: as fully as fits, and never more than fits. */
export const orderText = (lines: Lineas, { fits, link }: Limits): OrderText => {
  const withLink = ['', `El pedido para abrir o cargar: ${link}`]
  const whole = [
    told(lines, fullLine, withLink),
    told(lines, shortLine, withLink),
    told(lines, fullLine, []),
    told(lines, shortLine, []),
  ].find(fits)
  if (whole !== undefined) return { text: whole, left: 0 }
  const cut = (count: number, end: readonly string[]) =>
    [
      greeting,
      ...lines.slice(0, count).map((line) => `- ${shortLine(line)}`),
      `… y ${counted(lines.length - count, 'medida', 'medidas')} más.`,
      ...end,
    ].join('\n')
  if (fits(cut(0, withLink)))
    return {
      text: cut(
        mostThatFit(lines, (count) => fits(cut(count, withLink))),
        withLink,
      ),
      left: 0,
    }
  const count = mostThatFit(lines, (some) => fits(cut(some, [])))
  return { text: cut(count, []), left: lines.length - count }
}
