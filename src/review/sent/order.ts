/** Reads the rows of a 'Mi pedido' order out of the text that site/pedido/text.ts wrote. Pure. */
import { sharedIn } from '../../state/pedido/link.ts'
import type { Linea } from '../../state/pedido/linea.ts'
import { unitsIn } from '../../state/pedido/units.ts'

/** A line of an order: every word of the text stands in one of these. */
export interface OrderRow {
  readonly codigo: string
  /** Name and measure. */
  readonly medida: string
  readonly pack: string
  readonly cantidad: number
  /** Where the text or the pack says how many they are. */
  readonly unidades: number | undefined
  readonly nota: string
}

export interface OrderIn {
  /** The text around the rows. */
  readonly before: string
  readonly rows: readonly OrderRow[]
  readonly after: string
  /** Rows that stand only in the link, as the text had no room for them. */
  readonly linked: readonly OrderRow[]
}

const numberOf = (digits: string): number => Number(digits.replaceAll('.', ''))

const full = /^(.*?) · (\d[\d.]*) packs?(?:, (\d[\d.]*) unidad(?:es)?)?(?: · Nota: (.*))?$/
/** A code has no blanks, and ends at the first 'x'; measures have an 'x' of their own, and end at the last. */
const short = [/^(\S+) x (\d+)(?: (.*))?$/, /^(.+) x (\d+)(?: (.*))?$/]

const rowOf = (part: Partial<OrderRow>): OrderRow => ({
  codigo: '',
  medida: '',
  pack: '',
  cantidad: 0,
  unidades: undefined,
  nota: '',
  ...part,
})

const fullRow = (line: string): OrderRow | undefined => {
  const [, message = '', packs = '', units, nota = ''] = full.exec(line) ?? []
  if (packs === '') return undefined
  const parts = message.split(' · ')
  const [codigo = '', ...rest] = parts.length > 2 || /^[\d-]+$/.test(parts[0] ?? '') ? parts : ['', ...parts]
  const pack = rest.length > 1 ? rest.pop() : undefined
  const unidades = units === undefined ? undefined : numberOf(units)
  return rowOf({ codigo, medida: rest.join(' · '), pack: pack ?? '', cantidad: numberOf(packs), unidades, nota })
}

const shortRow = (line: string): OrderRow | undefined => {
  const [, message = '', packs, nota = ''] = short.map((form) => form.exec(line)).find((found) => found !== null) ?? []
  return packs === undefined
    ? undefined
    : rowOf({ [message.includes(' ') ? 'medida' : 'codigo']: message, cantidad: Number(packs), nota })
}

const mark = '- '
const rowIn = (line: string): OrderRow | undefined =>
  line.startsWith(mark) ? (fullRow(line.slice(mark.length)) ?? shortRow(line.slice(mark.length))) : undefined

const fromLink = ({ codigo, nombre, tamaño, pack, cantidad, nota }: Linea): OrderRow => {
  const each = unitsIn(pack)
  const unidades = each === undefined ? undefined : each * cantidad
  return rowOf({ codigo, medida: `${nombre} ${tamaño}`.trim(), pack, cantidad, unidades, nota })
}

const listIn = (text: string): readonly OrderRow[] => {
  const link = /\/pedido(#lista=[\w-]+)/.exec(text)?.[1]
  const shared = link === undefined ? undefined : sharedIn(link)
  return typeof shared === 'object' ? shared.lines.map(fromLink) : []
}

const isSame = (row: OrderRow, linked: OrderRow | undefined): boolean =>
  linked !== undefined &&
  row.cantidad === linked.cantidad &&
  [linked.codigo, linked.medida].includes(row.codigo || row.medida)

/** The order in a message, if there is one. The rows are those of the text, completed from the link where the link has them. */
export const orderIn = (text: string): OrderIn | undefined => {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => rowIn(line) !== undefined)
  if (first < 0) return undefined
  const rest = lines.slice(first)
  const found = rest.findIndex((line) => rowIn(line) === undefined)
  const count = found < 0 ? rest.length : found
  const rows = rest
    .slice(0, count)
    .map(rowIn)
    .filter((row) => row !== undefined)
  const list = listIn(text)
  const after = rest.slice(count).join('\n')
  return {
    before: lines.slice(0, first).join('\n'),
    rows: rows.map((row, at) =>
      list[at] && isSame(row, list[at]) ? { ...list[at], nota: row.nota || list[at].nota } : row,
    ),
    after,
    linked: after.startsWith('… y ') ? list.slice(rows.length) : [],
  }
}
