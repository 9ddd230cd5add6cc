/** The rows of a bulk load, and what is said of their cells. */
import type { Column } from './carga-masiva.ts'

/** Where a row stands: its number in the spreadsheet, and its sheet where the rows come from several. */
export interface Place {
  readonly number: number
  readonly sheet?: string
}

/** A row: its cells as text. */
export interface SheetRow extends Place {
  readonly cells: Readonly<Record<Column, string>>
  /** The cells that the spreadsheet has changed, with the reason why nobody can load these. */
  readonly unread?: Readonly<Partial<Record<Column, string>>>
}

export interface BadCell {
  readonly row: number
  readonly sheet?: string
  readonly column: string
  readonly reason: string
}

export const badCell = ({ number, sheet }: Place, column: string, reason: string): BadCell => ({
  row: number,
  ...(sheet !== undefined && { sheet }),
  column,
  reason,
})

export const placeOf = ({ row: number, sheet }: BadCell): Place => ({ number, ...(sheet !== undefined && { sheet }) })
