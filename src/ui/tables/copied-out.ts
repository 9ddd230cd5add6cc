/** Rows for a clipboard. */
export interface CopiedTable {
  readonly columns: readonly { readonly label: string; readonly isNumber?: boolean | undefined }[]
  readonly rows: readonly (readonly string[])[]
  /** The indexes of the rows that are struck through. */
  readonly struck?: ReadonlySet<number>
}

/** Named entities, which every program that takes a table from a clipboard knows. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Sheets take a cell of this format for text, so that zeros in front stay. */
const asText = String.raw` style="mso-number-format:'\@'"`

/** The rows with their heads by type: as a table, and as lines with tabs. */
export const copiedOut = ({ columns, rows, struck }: CopiedTable) => {
  const cells = rows.map((row) => columns.map((_, column) => (row[column] ?? '').replaceAll(/\s+/g, ' ')))
  const heads = columns.map(({ label }) => label)
  const opening = columns.map(({ isNumber }) => `<td${isNumber ? '' : asText}>`)
  const toRow = (row: readonly string[], index: number) => {
    const isStruck = struck?.has(index)
    const written = row.map((text) => (isStruck ? `<s>${escaped(text)}</s>` : escaped(text)))
    return `<tr>${written.map((text, column) => `${opening[column]}${text}</td>`).join('')}</tr>`
  }
  return {
    'text/html': `<table><thead><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr></thead><tbody>${cells.map(toRow).join('')}</tbody></table>`,
    'text/plain': [heads, ...cells].map((row) => row.join('\t')).join('\n'),
  }
}
