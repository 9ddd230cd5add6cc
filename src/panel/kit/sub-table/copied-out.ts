import type { SubColumn, SubRow } from './rows.ts'

/** By their names, which every program that takes a table from a clipboard knows. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Sheets take a cell of this format for text, so that zeros in front stay. */
const asText = String.raw`style="mso-number-format:'\@'"`

/** The rows with their heads for a clipboard: as a table, and as lines with tabs. */
export const copiedOut = (rows: readonly SubRow[], columns: readonly SubColumn[]) => {
  const cells = rows.map((row) => columns.map(({ name }) => (row[name] ?? '').replaceAll(/\s+/g, ' ')))
  const heads = columns.map(({ label }) => label)
  const line = (row: readonly string[], open: string, close: string) =>
    `<tr>${row.map((cell) => `<${open}>${escaped(cell)}</${close}>`).join('')}</tr>`
  return {
    html: `<table><thead>${line(heads, 'th', 'th')}</thead><tbody>${cells.map((row) => line(row, `td ${asText}`, 'td')).join('')}</tbody></table>`,
    text: [heads, ...cells].map((row) => row.join('\t')).join('\n'),
  }
}
