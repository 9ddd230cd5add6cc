// Projects that reach this file by an import alone do not see the declaration otherwise.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./write-excel-file.d.ts" />
type Cell = string | number | null

/** Characters that the writer drops, and texts that the reader would take for an escaped character. */
// oxlint-disable-next-line no-control-regex
const dropped = /_(?=x[\dA-Fa-f]{4}_)|[\0-\b\v\f\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFD]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

const escaped = (unit: string): string => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** A text as workbooks hold it: `_xHHHH_` stands for a character that XML does not have (ECMA-376, ST_Xstring). */
const workbookText = (text: string): string =>
  text.replaceAll(dropped, (characters) => characters.split('').map(escaped).join(''))

/**
 * A workbook of one sheet. Columns are named in the first row, which stays in sight; widths are in characters. A blank cell is left out.
 * The library's exported way packs more than 160 kB in a worker made from a blob. The site's policy refuses that worker, and the library then
 * waits for it forever. This way packs where it is called.
 */
export const toXlsx = async (
  sheet: string,
  widths: Readonly<Record<string, number>>,
  rows: readonly (readonly Cell[])[],
): Promise<Blob> => {
  const { generateXlsxFileSync } = await import('write-excel-file/here')
  const head = Object.keys(widths).map((value) => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    row.map((cell) => (cell === '' ? null : typeof cell === 'string' ? workbookText(cell) : cell)),
  )
  const options = { columns: Object.values(widths).map((width) => ({ width })), stickyRowsCount: 1, sheet }
  return generateXlsxFileSync([head, ...body], options)
}
