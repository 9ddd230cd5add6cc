/** Reads one sheet of a workbook as a person sees it: without hidden rows and columns, and a merged cell counts for each row that it covers. */
import { dayCell, isStrike, numberCell, type Cell } from './cell.ts'
import { attribute, isSet, visiting } from './xml.ts'

/** The cells by their column; a hidden or blank cell is a hole. */
export type Cells = readonly (Cell | undefined)[]

export interface Row {
  /** The row's number in the sheet. */
  readonly number: number
  readonly cells: Cells
  /** Why the row may not have been read whole. */
  readonly broken?: string
  /** The columns of formulas whose values no spreadsheet has stored yet. */
  readonly uncomputed?: readonly number[]
}

export interface Page {
  /** The name of the sheet; '' for a text file. */
  readonly name: string
  readonly rows: readonly Row[]
  /** Hidden columns that hold something, with their first text: 'E («Costo»)'. */
  readonly hiddenColumns: readonly string[]
  /** The numbers of hidden rows that hold something. */
  readonly hiddenRows: readonly number[]
  /** The numbers of rows in sight that are struck through. */
  readonly struckRows: readonly number[]
}

/** The data that the cells of a workbook share. */
export interface Shared {
  readonly texts: readonly Cell[]
  readonly codes: readonly string[]
  /** Whether each cell style strikes its text through. */
  readonly struck: readonly boolean[]
  readonly from1904: boolean
}

/** The spreadsheet's own name for a column: A … Z, AA … */
export const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26))

const parseColumn = (address: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(address)?.[0] ?? '').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) -
  1

/** `_xHHHH_` stands for a character that XML does not have (ECMA-376, ST_Xstring). */
const plainText = (text: string): string =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Collects the text of a cell or a shared string: its runs, without the readings beside them. */
export const textCollector = () => {
  let [text, inText, inPhonetic, struck] = ['', false, false, false]
  return {
    open: (name: string, attributes: string) => {
      if (name === 'rPh') inPhonetic = true
      if (isStrike(name, attributes)) struck = true
      inText = name === 't' && !inPhonetic
    },
    close: (name: string) => {
      if (name === 'rPh') inPhonetic = false
      inText = false
    },
    text: (some: string) => {
      if (inText) text += some
    },
    take: (): Cell => {
      const taken = { text: plainText(text), ...(struck && { struck }) }
      text = ''
      struck = false
      return taken
    },
  }
}

const toCell = (type: string, raw: string, style: number, { texts, codes, from1904 }: Shared): Cell | undefined => {
  const code = codes[style] ?? 'General'
  if (type === 's') return texts[Number(raw)] ?? { text: '' }
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
const parseAddress = (address: string) => ({ row: Number(/\d+$/.exec(address)?.[0]), column: parseColumn(address) })

/** Less than this is no more to see than nothing. In characters, and in points. */
const unseen = 0.5
const isUnseen = (size: string | undefined, otherwise: boolean): boolean =>
  size === undefined ? otherwise : Number(size) < unseen

/** Collects the layout of a sheet: the hidden columns, and the merged ranges. */
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
      merged.push({ from: parseAddress(from), to: parseAddress(to) })
    },
  }
  return {
    open: (name: string, attributes: string) => opens[name]?.(attributes),
    isHiddenRow: (attributes: string) => isSet(attributes, 'hidden') || isUnseen(attribute(attributes, 'ht'), flat),
    isHidden: (column: number) => spans.find(({ from, to }) => column >= from && column <= to)?.hidden ?? narrow,
    merged,
  }
}
type Layout = ReturnType<typeof layoutCollector>

interface RawRow {
  readonly number: number
  readonly hidden: boolean
  readonly cells: (Cell | undefined)[]
  uncomputed?: number[]
}

interface RawCell {
  readonly column: number
  readonly type: string
  readonly style: number
  raw: string
  /** Undefined in a cell without one. */
  formula: string | undefined
  inValue: boolean
  inFormula: boolean
}

const maxColumns = 16_384

/** Whether a blank value was never computed. A formula of texts with '""' in it, or one that shares another's, may give a blank. */
const isUncomputed = (type: string, formula: string): boolean =>
  type !== 'str' || (formula !== '' && !formula.includes('""'))

/** The rows of a sheet as its file has them. */
function* readRawRows(xml: string, shared: Shared, layout: Layout): Generator<void, RawRow[]> {
  const rows: RawRow[] = []
  const inline = textCollector()
  let cell: RawCell = { column: -1, type: 'n', style: 0, raw: '', formula: undefined, inValue: false, inFormula: false }
  const startRow = (attributes: string) => {
    const number = Number(attribute(attributes, 'r') ?? (rows.at(-1)?.number ?? 0) + 1)
    rows.push({ number, hidden: layout.isHiddenRow(attributes), cells: [] })
    cell = { ...cell, column: -1 }
  }
  const startCell = (attributes: string) => {
    const address = attribute(attributes, 'r')
    cell = {
      column: address === undefined ? cell.column + 1 : parseColumn(address),
      type: attribute(attributes, 't') ?? 'n',
      style: Number(attribute(attributes, 's') ?? 0),
      raw: '',
      formula: undefined,
      inValue: false,
      inFormula: false,
    }
  }
  const endCell = () => {
    const { column, type, raw, formula, style } = cell
    const taken = inline.take()
    const read = type === 'inlineStr' ? taken : toCell(type, raw, style, shared)
    const row = rows.at(-1)
    if (row && read && read.text.trim() !== '' && column >= 0 && column < maxColumns)
      row.cells[column] = shared.struck[style] ? { ...read, struck: true } : read
    else if (row && formula !== undefined && isUncomputed(type, formula)) (row.uncomputed ??= []).push(column)
  }
  yield* visiting(xml, {
    open: (name, attributes) => {
      if (name === 'row') startRow(attributes)
      else if (name === 'c') startCell(attributes)
      else if (name === 'v') cell.inValue = true
      else if (name === 'f') {
        cell.formula = ''
        cell.inFormula = true
      } else layout.open(name, attributes)
      inline.open(name, attributes)
    },
    close: (name) => {
      inline.close(name)
      if (name === 'v') cell.inValue = false
      else if (name === 'f') cell.inFormula = false
      else if (name === 'c') endCell()
    },
    text: (text) => {
      if (cell.inValue) cell.raw += text
      else if (cell.inFormula) cell.formula = (cell.formula ?? '') + text
      else inline.text(text)
    },
  })
  return rows
}

/** Merged ranges of a file may cover billions of cells; those of people cover few rows that hold something. */
const maxCovered = 2_000_000

/** Puts the cell of each merged range into its first column in sight, in each of its rows that holds something else. */
const spread = (rows: readonly RawRow[], { merged, isHidden }: Layout): void => {
  const indexByNumber = new Map(rows.map(({ number }, index) => [number, index]))
  let covered = 0
  for (const { from, to } of merged) {
    const first = indexByNumber.get(from.row)
    const anchor = first === undefined ? undefined : rows[first]?.cells
    const cell = anchor?.[from.column]
    if (first === undefined || !anchor || !cell) continue
    let column = from.column
    while (column < to.column && isHidden(column)) column++
    const shown = to.column > from.column ? { ...cell, wide: true as const } : cell
    anchor[from.column] = undefined
    anchor[column] = shown
    for (
      let index = first + 1;
      (rows[index]?.number ?? Infinity) <= to.row && covered < maxCovered;
      index++, covered++
    ) {
      const cells = rows[index]?.cells
      if (cells?.some(Boolean)) cells[column] = shown
    }
  }
}

/** One struck cell may be last month's price. */
const isStruck = ({ cells }: RawRow): boolean => {
  const filled = cells.filter((cell) => cell !== undefined)
  return filled.filter(({ struck }) => struck).length * 2 > filled.length
}

/** One sheet of a workbook. */
export function* readSheetPage(name: string, xml: string, shared: Shared): Generator<void, Page> {
  const layout = layoutCollector()
  const raw = yield* readRawRows(xml, shared, layout)
  spread(raw, layout)
  const hidden = new Map<number, string>()
  for (const { cells } of raw)
    cells.forEach((cell, column) => {
      if (!cell || !layout.isHidden(column)) return
      if (!hidden.has(column)) hidden.set(column, cell.text.trim())
      cells[column] = undefined
    })
  const rows = raw.filter((row) => !row.hidden)
  return {
    name,
    rows,
    hiddenColumns: [...hidden]
      .toSorted(([a], [b]) => a - b)
      .map(([column, text]) => `${letters(column)} («${text.length > 40 ? `${text.slice(0, 40)}…` : text}»)`),
    hiddenRows: raw.filter((row) => row.hidden && row.cells.some(Boolean)).map(({ number }) => number),
    struckRows: rows.filter(isStruck).map(({ number }) => number),
  }
}
