/** The columns beyond the specification, which the panel sends where `obtenerExtensiones` names them. No template or catalogue has them. */
import { readPath, type SheetRow } from './bulk-row.ts'
import type { Row } from './sheet/page.ts'

/** The new name of the product of `nombre`, and where the row stands in the clerk's own file. */
export const extraColumns = ['nombreNuevo', 'filaOriginal'] as const
export type ExtraColumn = (typeof extraColumns)[number]

/** A row with its cells of these columns, whose heads are written to the letter. */
export const withExtra = (row: SheetRow, cells: Row['cells'], heads: Row['cells']): SheetRow => {
  const getText = (column: ExtraColumn) => cells[heads.findIndex((head) => head?.text === column)]?.text.trim() ?? ''
  const nombreNuevo = getText('nombreNuevo')
  return {
    ...row,
    ...readPath(getText('filaOriginal')),
    ...(nombreNuevo !== '' && { cells: { ...row.cells, nombreNuevo } }),
  }
}
