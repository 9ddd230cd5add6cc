/** The rows of a bulk load, and the complaints about their cells. */
import type { Cells, Column } from './bulk-columns.ts'

/** Where a row stands: its number in the spreadsheet, and its sheet where the rows come from several. */
export interface RowPosition {
  readonly number: number
  readonly sheet?: string
}

/** A row: its cells as text. */
export interface SheetRow extends RowPosition {
  readonly cells: Cells
  /** The cells that the spreadsheet has changed, with the reason why nobody can load these. */
  readonly unread?: Readonly<Partial<Record<Column, string>>>
  /** Why the row may not have been read whole. */
  readonly broken?: string
}

export interface BadCell {
  readonly row: number
  readonly sheet?: string
  readonly column: string
  readonly reason: string
}

export const badCell = ({ number, sheet }: RowPosition, column: string, reason: string): BadCell => ({
  row: number,
  ...(sheet !== undefined && { sheet }),
  column,
  reason,
})

/** A row in words, by which rows are also told apart: '12', or 'Hoja 2 12' where a file has several sheets. */
export const formatPosition = ({ number, sheet }: RowPosition): string =>
  sheet === undefined ? `${number}` : `${sheet} ${number}`

export const toRowPosition = ({ row: number, sheet }: BadCell): RowPosition => ({
  number,
  ...(sheet !== undefined && { sheet }),
})
