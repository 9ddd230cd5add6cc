import type { Cell } from '../../../contract/sheet/cell.ts'
import type { Page, Row } from '../../../contract/sheet/page.ts'
import type { Linea } from '../../../state/pedido/linea.ts'
import { readings, type Cells } from '../../../ui/tables/cells.ts'
import type { Role } from '../../../ui/tables/roles.ts'
import type { Answers } from '../../catalogue-worker/calls.ts'
import { codesOf, type Codes } from './codes.ts'
import { meaningOfLine } from './line.ts'
import { flat } from './names.ts'
import { fullIn, isAround, leftOut, linesByText, linked, shortIn } from './own.ts'
import { pastedAs, type Pasted } from './pasted.ts'
import { withoutPrefix } from './prefix.ts'
import { headerIn, rowIn } from './table.ts'

export type { Pasted } from './pasted.ts'

/** The pasted lines, without blank ones. */
export const linesIn = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '')

const sure = (text: string, line: Linea): Pasted => ({ text, matches: [], cantidad: line.cantidad, line })
const heading = (text: string): Pasted => ({ text, matches: [], cantidad: 1, heading: true })

/** Whether a line names columns. */
const isHeading = (text: string): boolean => !/\d/.test(text) && /\bc[oó]d/i.test(text) && /[\t;,|]|cant/i.test(text)

/** A line of an order's own text starts with a dash; the name after it may look like any prefix. */
const ownTexts = (line: string): readonly [withoutDash: string, withoutPrefix: string] => [
  flat(line.replace(/^\s*(?:>\s*)*[-–•*·]\s+/, '')),
  flat(withoutPrefix(line).text),
]
const isOwn = (line: string): boolean => ownTexts(line).some(isAround)

const readLine = (line: string, codes: Codes): Pasted =>
  isHeading(line) ? heading(line) : pastedAs(line, meaningOfLine(line, codes))

const readLines = (lines: readonly string[], codes: Codes): Pasted[] => {
  // An order's own text has its lines twice: as text and in its address, which knows more than the text.
  const isOwnText = lines.some(isOwn)
  const list = linked(lines.join('\n'))
  const lineByText = linesByText(list)
  const ownLine = (text: string) =>
    isOwnText ? (lineByText(text) ?? fullIn(text, codes) ?? shortIn(text, codes)) : fullIn(text, codes)
  return lines.flatMap((line) => {
    const [undashed, bare] = ownTexts(line)
    const left = leftOut(bare)
    if (left > list.length) return { ...heading(line), missing: left }
    if (left > 0) return [heading(line), ...list.slice(-left).map((each) => sure('', each))]
    const carried = isOwnText ? [] : linked(line)
    if (carried.length > 0) return carried.map((each) => sure(line, each))
    if (isOwn(line) || undashed === '' || bare === '') return heading(line)
    const own = ownLine(undashed) ?? ownLine(bare)
    return own ? sure(line, own) : readLine(line, codes)
  })
}

/** The lines above a table are titles, unless they name a size. */
const aboveTable = (rows: readonly Pick<Cells, 'text'>[], codes: Codes): Pasted[] =>
  readLines(
    rows.map(({ text }) => text),
    codes,
  ).map((row) => (row.line || row.matches.length > 0 ? row : { ...row, heading: true as const }))

const readTable = (rows: readonly Cells[], codes: Codes): Pasted[] | undefined => {
  const header = headerIn(rows.map(({ cells }) => cells))
  if (!header) return undefined
  return [
    ...aboveTable(rows.slice(0, header.at), codes),
    ...rows.slice(header.at).map((row) => rowIn(row, header.roles, codes)),
  ]
}

/** The pasted text, understood line by line through the codes in it. */
export const pastedRows = (text: string, codes: Codes): Pasted[] => {
  for (const rows of readings(text)) {
    const table = readTable(rows, codes)
    if (table) return table
  }
  return readLines(linesIn(text), codes)
}

/** What a cell says in an order: an amount its value, the rest its text. '1.5' must not become a thousand. */
const textFrom = (cell: Cell | undefined, role?: Role): string => {
  if (cell?.number !== undefined && isAmount(role)) return String(cell.number).replace('.', ',')
  if (cell?.plain) return cell.text.replace('.', ',')
  return cell?.text.replaceAll(/[\t\r\n]+/g, ' ') ?? ''
}
const isAmount = (role: Role | undefined) => role === 'cantidad' || role === 'unidades'

/** A spreadsheet has made a date or an error of what somebody wrote. A note and a price say nothing of the order. */
const isChanged = (cells: Row['cells'], roles: readonly (Role | undefined)[] = []): boolean =>
  cells.some(
    (cell, at) => cell && (cell.date ?? cell.error) !== undefined && roles[at] !== 'otro' && roles[at] !== 'nota',
  )
const review = ({ line: _, ...rest }: Pasted): Pasted => rest

/** `pastedRows` for a sheet of a workbook. */
export const sheetRows = (sheet: Page, codes: Codes): Pasted[] => {
  const rows = sheet.rows
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ cells: from }) => {
      const cells = Array.from(from, (cell) => textFrom(cell))
      return { from, cells, text: cells.join('\t').trimEnd() }
    })
  const header = headerIn(rows.map(({ cells }) => cells))
  if (!header) {
    const changed = new Set(rows.filter(({ from }) => isChanged(from)).map(({ text }) => text))
    const lines = readLines(
      rows.map(({ text }) => text),
      codes,
    )
    return lines.map((line) => (changed.has(line.text) ? review(line) : line))
  }
  const { at, roles } = header
  return [
    ...aboveTable(rows.slice(0, at), codes),
    ...rows.slice(at).map(({ from, text }) => {
      // As wide as its heads: a title in its first cell is no line of text.
      const width = Math.max(from.length, roles.length)
      const cells = Array.from({ length: width }, (_, column) => textFrom(from[column], roles[column]))
      const row = rowIn({ text, cells }, roles, codes)
      return isChanged(from, roles) ? review(row) : row
    }),
  ]
}

/** A pasted text, or the sheets of a file. */
export const pasted: Answers['pasted'] = function* pasted(productos, read) {
  const codes = codesOf(productos)
  yield
  return typeof read === 'string' ? pastedRows(read, codes) : read.flatMap((page) => sheetRows(page, codes))
}
