/**
 * Text that a spreadsheet may read as a formula, also behind invisible characters, and text that already has the
 * apostrophe against that.
 */
export const formula = /^['\s\p{Cf}]*[=+\-@|%]|^'*[\t\r\n]/u

/** A cell without the apostrophe that keeps it from being a formula. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
