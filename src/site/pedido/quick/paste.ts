import type { Cell } from '#contract/sheet/cell.ts'
import type { Page, Row } from '#contract/sheet/page.ts'
import type { Linea } from '#state/pedido/linea.ts'
import { delimiters, readings, toTextLines, type Cells } from '#recognise/table.ts'
import { getLikely } from '#recognise/finding.ts'
import { findHead, type Role } from '#recognise/heads.ts'
import { flat, hasNumber, toWords } from '#recognise/plain.ts'
import { hasRefusal, isRefusal } from '#recognise/refusal.ts'
import type { Answers } from '../../catalogue-worker/calls.ts'
import { joinAmounts } from './amounts-below.ts'
import { getCodes, type Codes } from './codes.ts'
import { meaningOfLine } from './line.ts'
import { isAround, countOmitted, linesByText, linked, parseOrderLine } from './read-order-text.ts'
import { pastedAs, review, type Pasted } from './pasted.ts'
import { withoutPrefix } from './prefix.ts'
import { findHeader, readRow, type Header } from './table.ts'

/** The pasted lines, without blank ones. */
export const splitLines = (text: string): string[] => toTextLines(text).filter((line) => line.trim() !== '')

const sure = (text: string, line: Linea): Pasted => ({ text, matches: [], line })
const heading = (text: string): Pasted => ({ text, matches: [], heading: true })

/** Whether a line names columns; a table that a phone copies has each head on a line of its own. */
const isHeading = (text: string): boolean => {
  if (hasNumber(text)) return false
  const words = toWords(text)
  const isTable = delimiters.some((sign) => text.includes(sign)) || words.some((word) => word.startsWith('cant'))
  const isOfCodes = isTable && words.some((word) => word.startsWith('cod'))
  return isOfCodes || !['otro', undefined].includes(getLikely(findHead(text)))
}

/** A line of an order's own text starts with a dash; the name after it may look like any prefix. */
const ownTexts = (line: string): readonly [withoutDash: string, withoutPrefix: string] => [
  flat(line.replace(/^\s*(?:>\s*)*[-–•*·]\s+/, '')),
  flat(withoutPrefix(line).text),
]
const isOwn = (line: string): boolean => ownTexts(line).some(isAround)

const readLine = (line: string, codes: Codes): Pasted =>
  isHeading(line) ? heading(line) : pastedAs(line, meaningOfLine(line, codes))

/** 'Devolver:' counts for the lines below, until the next heading. */
const isTitle = ({ text, matches }: Pasted): boolean =>
  matches.length === 0 && (text.trim().endsWith(':') || (!hasNumber(text) && toWords(text).every(isRefusal)))
const isQuoted = ({ text }: Pasted): boolean => text.trimStart().startsWith('>')

/** The lines below a heading that refuses, and those that a reply quotes, are asked about. */
const withoutRefused = (rows: readonly Pasted[]): Pasted[] => {
  const isReply = rows.some((row) => row.line && !isQuoted(row))
  let refusal = ''
  return rows.map((row, index) => {
    if (isTitle(row)) {
      refusal = hasRefusal(row.text) ? flat(row.text) : ''
      // The lines below carry its words.
      return refusal.endsWith(':') && rows[index + 1]?.line ? { ...row, heading: true } : row
    }
    if (row.line && refusal !== '') return { ...review(row), text: `${refusal} ${row.text}` }
    return row.line && isReply && isQuoted(row) ? review(row) : row
  })
}

const readLines = (lines: readonly string[], codes: Codes): Pasted[] => {
  // An order's own text has its lines twice: as text and in its address, which knows more than the text.
  const isOwnText = lines.some(isOwn)
  const list = linked(lines.join('\n'))
  const lineByText = linesByText(list)
  const ownReadings = (text: string): readonly Linea[] => {
    const listed = lineByText(text)
    if (listed) return [listed]
    const full = parseOrderLine(text, 'full', codes)
    return full.length === 0 && isOwnText ? parseOrderLine(text, 'short', codes) : full
  }
  const rows = lines.flatMap((line) => {
    const [undashed, bare] = ownTexts(line)
    const omitted = countOmitted(bare)
    if (omitted > list.length) return { ...heading(line), missing: omitted }
    if (omitted > 0) return [heading(line), ...list.slice(-omitted).map((each) => sure('', each))]
    const carried = isOwnText ? [] : linked(line)
    if (carried.length > 0) return carried.map((each) => sure(line, each))
    if (isOwn(line) || undashed === '' || bare === '') return heading(line)
    const ofUndashed = ownReadings(undashed)
    const [orderLine, ...others] = ofUndashed.length > 0 ? ofUndashed : ownReadings(bare)
    if (!orderLine) return readLine(line, codes)
    return others.length === 0 ? sure(line, orderLine) : { text: line, matches: [orderLine, ...others] }
  })
  return joinAmounts(withoutRefused(rows), (line) => readLine(line, codes))
}

/** The lines above a table are titles, unless they name a size. */
const aboveTable = (rows: readonly Pick<Cells, 'text'>[], codes: Codes): Pasted[] =>
  readLines(
    rows.map(({ text }) => text),
    codes,
  ).map((row) => (row.line || row.matches.length > 0 ? row : { ...row, heading: true as const }))

/** The rows of a table, each read by its heads: a smaller table may stand above. Undefined without heads. */
const readTable = <R extends Cells>(
  rows: readonly R[],
  codes: Codes,
  read: (row: R, roles: Header['roles']) => Pasted,
): Pasted[] | undefined => {
  const header = findHeader(rows.map(({ cells }) => cells))
  if (!header) return undefined
  const above = rows.slice(0, header.rowIndex)
  return [
    ...(readTable(above, codes, read) ?? aboveTable(above, codes)),
    ...rows.slice(header.rowIndex).map((row) => read(row, header.roles)),
  ]
}

/** The pasted text, understood line by line through the codes in it. */
export const pastedRows = (text: string, codes: Codes): Pasted[] => {
  for (const rows of readings(text)) {
    const table = readTable(rows, codes, (row, roles) => readRow(row, roles, codes))
    if (table) return table
  }
  return readLines(splitLines(text), codes)
}

/** A cell's text in an order: an amount as its value, any other cell as its text. '1.5' must not become a thousand. */
const textFrom = (cell: Cell | undefined, role?: Role): string => {
  if (cell?.number !== undefined && isAmount(role)) return String(cell.number).replace('.', ',')
  if (cell?.plain) return cell.text.replace('.', ',')
  return flat(cell?.text ?? '')
}
const isAmount = (role: Role | undefined) => role === 'cantidad' || role === 'unidades'

/** The filled cells that an order needs: no notes and prices. */
const needed = (cells: Row['cells'], roles: readonly (Role | undefined)[] = []): Cell[] =>
  cells.flatMap((cell, column) => (cell && roles[column] !== 'otro' && roles[column] !== 'nota' ? cell : []))
/** Whether a spreadsheet has made a date or an error of a typed text. */
const isChanged = (cells: readonly Cell[]): boolean => cells.some(({ date, error }) => (date ?? error) !== undefined)
/** Whether a cell is struck through: the row may be cancelled. */
const isStruck = (cells: readonly Cell[]): boolean => cells.some(({ struck }) => struck)
/** Struck text as chat programs write it, which no reader of lines takes for sure. */
const struckText = (text: string): string => `~${flat(text)}~`

/** A row of a sheet as texts, beside its cells. */
interface SheetLine extends Cells {
  readonly from: Row['cells']
}

const readSheetRow = ({ from, text }: SheetLine, roles: Header['roles'], codes: Codes): Pasted => {
  // As wide as its heads: a title in its first cell is no line of text.
  const width = Math.max(from.length, roles.length)
  const cells = Array.from({ length: width }, (_, column) => textFrom(from[column], roles[column]))
  const row = readRow({ text, cells }, roles, codes)
  if (isStruck(needed(from, roles))) return { ...review(row), text: struckText(row.text) }
  return isChanged(needed(from, roles)) ? review(row) : row
}

const readSheetLines = (rows: readonly SheetLine[], codes: Codes): Pasted[] => {
  const changed = new Set(rows.filter(({ from }) => isChanged(needed(from))).map(({ text }) => text))
  const lines = readLines(
    rows.map(({ from, text }) => (isStruck(needed(from)) ? struckText(text) : text)),
    codes,
  )
  return lines.map((line) => (changed.has(line.text) ? review(line) : line))
}

/** `pastedRows` for a sheet of a workbook. */
export const sheetRows = (sheet: Page, codes: Codes): Pasted[] => {
  const rows = sheet.rows
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ cells: from }): SheetLine => {
      const cells = Array.from(from, (cell) => textFrom(cell))
      return { from, cells, text: cells.join('\t').trimEnd() }
    })
  return readTable(rows, codes, (row, roles) => readSheetRow(row, roles, codes)) ?? readSheetLines(rows, codes)
}

/** A pasted text, or the sheets of a file. */
export const pasted: Answers['pasted'] = function* pasted(productos, read) {
  const codes = getCodes(productos)
  yield
  return typeof read === 'string' ? pastedRows(read, codes) : read.flatMap((page) => sheetRows(page, codes))
}
