/** Reads the rows of a 'Mi pedido' order out of the text that site/pedido/text.ts wrote. Pure. */
import { decodeFragment } from '#state/pedido/link.ts'
import type { Linea } from '#state/pedido/linea.ts'
import { parseUnits } from '#state/pedido/units.ts'

/** A line of an order: every word of the text stands in one of these. */
export interface OrderRow {
  readonly codigo: string
  /** Name and measure. */
  readonly medida: string
  readonly pack: string
  readonly cantidad: number
  /** Undefined where neither the text nor the pack gives the number. */
  readonly unidades: number | undefined
  readonly nota: string
}

export interface Order {
  /** The text around the rows. */
  readonly textAbove: string
  readonly rows: readonly OrderRow[]
  readonly textBelow: string
  /** Rows that stand only in the link, as the text had no room for them. */
  readonly linked: readonly OrderRow[]
}

const parseCount = (digits: string): number => Number(digits.replaceAll('.', ''))

const full = /^(.*?) · (\d[\d.]*) packs?(?:, (\d[\d.]*) unidad(?:es)?)?(?: · Nota: (.*))?$/
/** A code has no blanks, and ends at the first 'x'; measures have an 'x' of their own, and end at the last. */
const short = [/^(\S+) x (\d+)(?: (.*))?$/, /^(.+) x (\d+)(?: (.*))?$/]

const createRow = (part: Partial<OrderRow>): OrderRow => ({
  codigo: '',
  medida: '',
  pack: '',
  cantidad: 0,
  unidades: undefined,
  nota: '',
  ...part,
})

const fullRow = (line: string): OrderRow | undefined => {
  const [, description = '', packs = '', units, nota = ''] = full.exec(line) ?? []
  if (packs === '') return undefined
  const parts = description.split(' · ')
  const [codigo = '', ...remaining] = parts.length > 2 || /^[\d-]+$/.test(parts[0] ?? '') ? parts : ['', ...parts]
  const pack = remaining.length > 1 ? remaining.pop() : undefined
  const unidades = units === undefined ? undefined : parseCount(units)
  return createRow({
    codigo,
    medida: remaining.join(' · '),
    pack: pack ?? '',
    cantidad: parseCount(packs),
    unidades,
    nota,
  })
}

const shortRow = (line: string): OrderRow | undefined => {
  const [, description = '', packs, nota = ''] =
    short.map((form) => form.exec(line)).find((match) => match !== null) ?? []
  return packs === undefined
    ? undefined
    : createRow({ [description.includes(' ') ? 'medida' : 'codigo']: description, cantidad: Number(packs), nota })
}

const mark = '- '
const parseRow = (line: string): OrderRow | undefined =>
  line.startsWith(mark) ? (fullRow(line.slice(mark.length)) ?? shortRow(line.slice(mark.length))) : undefined

const fromLink = ({ codigo, nombre, tamaño, pack, cantidad, nota }: Linea): OrderRow => {
  const each = parseUnits(pack)
  const unidades = each === undefined ? undefined : each * cantidad
  return createRow({ codigo, medida: `${nombre} ${tamaño}`.trim(), pack, cantidad, unidades, nota })
}

const readLinkedRows = (text: string): readonly OrderRow[] => {
  const link = /\/pedido(#lista=[\w-]+)/.exec(text)?.[1]
  const shared = link === undefined ? undefined : decodeFragment(link)
  return typeof shared === 'object' ? shared.lines.map(fromLink) : []
}

const isSame = (row: OrderRow, linked: OrderRow | undefined): boolean =>
  linked !== undefined &&
  row.cantidad === linked.cantidad &&
  [linked.codigo, linked.medida].includes(row.codigo || row.medida)

/** The order in a message, if there is one. The rows are those of the text, completed from the link where the link has them. */
export const parseOrder = (text: string): Order | undefined => {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => parseRow(line) !== undefined)
  if (first < 0) return undefined
  const remaining = lines.slice(first)
  const end = remaining.findIndex((line) => parseRow(line) === undefined)
  const count = end < 0 ? remaining.length : end
  const rows = remaining
    .slice(0, count)
    .map(parseRow)
    .filter((row) => row !== undefined)
  const list = readLinkedRows(text)
  const textBelow = remaining.slice(count).join('\n')
  return {
    textAbove: lines.slice(0, first).join('\n'),
    rows: rows.map((row, index) =>
      list[index] && isSame(row, list[index]) ? { ...list[index], nota: row.nota || list[index].nota } : row,
    ),
    textBelow,
    linked: textBelow.startsWith('… y ') ? list.slice(rows.length) : [],
  }
}
