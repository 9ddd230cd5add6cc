/**
 * Text that a spreadsheet may read as a formula, also behind invisible characters, and text that already has the
 * apostrophe against that.
 */
export const formula = /^['\s\p{Cf}]*[=+\-@|%]|^'*[\t\r\n]/u

/** A cell without its guard as a text: the apostrophe before a formula, or the formula of a text alone, `="00123"`. */
export const unguarded = (cell: string): string => {
  if (cell.startsWith("'") && formula.test(cell.slice(1))) return cell.slice(1)
  return /^\s*=\s*"(?:[^"]|"")*"\s*$/.test(cell) ? cell.trim().slice(1).trim().slice(1, -1).replaceAll('""', '"') : cell
}
