/** Reads one sheet of a workbook as a person sees it: without what is hidden, and a merged cell counts for each row that it covers. */
import { dayCell, numberCell, type Cell } from './cell.ts'
import { attribute, isSet, visiting } from './xml.ts'

/** The cells by their column; what is hidden or blank is a hole. */
export type Cells = readonly (Cell | undefined)[]

export interface Row {
  /** Its number in the sheet. */
  readonly number: number
  readonly cells: Cells
}

export interface Page {
  /** The name of the sheet; '' for a text file. */
  readonly name: string
  readonly rows: readonly Row[]
  /** Hidden columns that hold something, with their first text: 'E («Costo»)'. */
  readonly hiddenColumns: readonly string[]
  /** The numbers of hidden rows that hold something. */
  readonly hiddenRows: readonly number[]
}

/** What the cells of a workbook share. */
export interface Shared {
  readonly texts: readonly string[]
  readonly codes: readonly string[]
  readonly from1904: boolean
}

/** The spreadsheet's own name for a column: A … Z, AA … */
export const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))

const columnIn = (address: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(address)?.[0] ?? '').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) -
  1

/** `_xHHHH_` stands for a character that XML does not have (ECMA-376, ST_Xstring). */
const plainText = (text: string): string =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Collects the text of a cell or a shared string: its runs, without the readings beside them. */
export const textCollector = () => {
  let [text, inText, beside] = ['', false, false]
  return {
    open: (name: string) => {
      if (name === 'rPh') beside = true
      inText = name === 't' && !beside
    },
    close: (name: string) => {
      if (name === 'rPh') beside = false
      inText = false
    },
    text: (some: string) => {
      if (inText) text += some
    },
    take: () => {
      const taken = plainText(text)
      text = ''
      return taken
    },
  }
}

const cellOf = (type: string, raw: string, style: number, { texts, codes, from1904 }: Shared): Cell | undefined => {
  const code = codes[style] ?? 'General'
  if (type === 's') return { text: texts[Number(raw)] ?? '' }
  if (type === 'str') return { text: plainText(raw) }
  if (raw === '') return undefined
  if (type === 'b') return { text: /^(?:1|true)$/i.test(raw) ? 'Sí' : 'No' }
  if (type === 'e') return { text: raw, error: true }
  return type === 'd' ? dayCell(raw, code) : numberCell(raw, code, from1904)
}

interface Range {
  readonly from: { readonly row: number; readonly column: number }
  readonly to: { readonly row: number; readonly column: number }
}
const placeOf = (address: string) => ({ row: Number(/\d+$/.exec(address)?.[0]), column: columnIn(address) })

/** Less than this is no more to see than nothing. In characters, and in points. */
const unseen = 0.5
const isUnseen = (size: string | undefined, otherwise: boolean): boolean =>
  size === undefined ? otherwise : Number(size) < unseen

/** What a sheet says besides its cells: the columns that are hidden, and the merged ranges. */
const layoutCollector = () => {
  const spans: { readonly from: number; readonly to: number; readonly hidden: boolean }[] = []
  const merged: Range[] = []
  let [flat, narrow] = [false, false]
  const opens: Readonly<Record<string, (attributes: string) => void>> = {
    sheetFormatPr: (attributes) => {
      flat = isUnseen(attribute(attributes, 'defaultRowHeight'), false)
      narrow = isUnseen(attribute(attributes, 'defaultColWidth'), false)
    },
    col: (attributes) => {
      const [from, to] = [Number(attribute(attributes, 'min')) - 1, Number(attribute(attributes, 'max')) - 1]
      spans.push({ from, to, hidden: isSet(attributes, 'hidden') || isUnseen(attribute(attributes, 'width'), narrow) })
    },
    mergeCell: (attributes) => {
      const [from = '', to = from] = (attribute(attributes, 'ref') ?? '').split(':')
      merged.push({ from: placeOf(from), to: placeOf(to) })
    },
  }
  return {
    open: (name: string, attributes: string) => opens[name]?.(attributes),
    isHiddenRow: (attributes: string) => isSet(attributes, 'hidden') || isUnseen(attribute(attributes, 'ht'), flat),
    isHidden: (at: number) => spans.find(({ from, to }) => at >= from && at <= to)?.hidden ?? narrow,
    merged,
  }
}
type Layout = ReturnType<typeof layoutCollector>

interface RawRow {
  readonly number: number
  readonly hidden: boolean
  readonly cells: (Cell | undefined)[]
}

const mostColumns = 16_384

/** The rows of a sheet as its file has them. */
function* rowsIn(xml: string, shared: Shared, layout: Layout): Generator<void, RawRow[]> {
  const rows: RawRow[] = []
  const inline = textCollector()
  let cell = { at: -1, type: 'n', style: 0, raw: '', inValue: false }
  const startRow = (attributes: string) => {
    const number = Number(attribute(attributes, 'r') ?? (rows.at(-1)?.number ?? 0) + 1)
    rows.push({ number, hidden: layout.isHiddenRow(attributes), cells: [] })
    cell = { ...cell, at: -1 }
  }
  const startCell = (attributes: string) => {
    const address = attribute(attributes, 'r')
    cell = {
      at: address === undefined ? cell.at + 1 : columnIn(address),
      type: attribute(attributes, 't') ?? 'n',
      style: Number(attribute(attributes, 's') ?? 0),
      raw: '',
      inValue: false,
    }
  }
  const endCell = () => {
    const { at, type, raw, style } = cell
    const text = inline.take()
    const read = type === 'inlineStr' ? { text } : cellOf(type, raw, style, shared)
    const row = rows.at(-1)
    if (row && read && read.text.trim() !== '' && at >= 0 && at < mostColumns) row.cells[at] = read
  }
  yield* visiting(xml, {
    open: (name, attributes) => {
      if (name === 'row') startRow(attributes)
      else if (name === 'c') startCell(attributes)
      else if (name === 'v') cell.inValue = true
      else layout.open(name, attributes)
      inline.open(name)
    },
    close: (name) => {
      inline.close(name)
      if (name === 'v') cell.inValue = false
      else if (name === 'c') endCell()
    },
    text: (text) => {
      if (cell.inValue) cell.raw += text
      else inline.text(text)
    },
  })
  return rows
}

/** Merged ranges of a file may cover billions of cells; those of people cover few rows that hold something. */
const mostCovered = 2_000_000

/** Puts the cell of each merged range into its first column in sight, in each of its rows that holds something else. */
const spread = (rows: readonly RawRow[], { merged, isHidden }: Layout): void => {
  const places = new Map(rows.map(({ number }, place) => [number, place]))
  let covered = 0
  for (const { from, to } of merged) {
    const first = places.get(from.row)
    const anchor = first === undefined ? undefined : rows[first]?.cells
    const cell = anchor?.[from.column]
    if (first === undefined || !anchor || !cell) continue
    let at = from.column
    while (at < to.column && isHidden(at)) at++
    const shown = to.column > from.column ? { ...cell, wide: true as const } : cell
    anchor[from.column] = undefined
    anchor[at] = shown
    for (
      let place = first + 1;
      (rows[place]?.number ?? Infinity) <= to.row && covered < mostCovered;
      place++, covered++
    ) {
      const cells = rows[place]?.cells
      if (cells?.some(Boolean)) cells[at] = shown
    }
  }
}

/** One sheet of a workbook. */
export function* pageOf(name: string, xml: string, shared: Shared): Generator<void, Page> {
  const layout = layoutCollector()
  const raw = yield* rowsIn(xml, shared, layout)
  spread(raw, layout)
  const hidden = new Map<number, string>()
  for (const { cells } of raw)
    cells.forEach((cell, at) => {
      if (!cell || !layout.isHidden(at)) return
      if (!hidden.has(at)) hidden.set(at, cell.text.trim())
      cells[at] = undefined
    })
  return {
    name,
    rows: raw.filter((row) => !row.hidden),
    hiddenColumns: [...hidden]
      .toSorted(([a], [b]) => a - b)
      .map(([at, text]) => `${letters(at)} («${text.length > 40 ? `${text.slice(0, 40)}…` : text}»)`),
    hiddenRows: raw.filter((row) => row.hidden && row.cells.some(Boolean)).map(({ number }) => number),
  }
}
