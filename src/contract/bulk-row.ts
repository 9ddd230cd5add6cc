/** The rows of a bulk load, and the complaints about their cells. */
import type { Cells } from './bulk-columns.ts'

/** Where a row stands: its number in the spreadsheet, and its sheet where the rows come from several. */
export interface RowPosition {
  readonly number: number
  readonly sheet?: string
}

/** A row: its cells as text. */
export interface SheetRow extends RowPosition {
  readonly cells: Cells
  /** The cells that the spreadsheet has changed, with the reason why nobody can load these. */
  readonly unread?: Readonly<Partial<Record<keyof Cells, string>>>
  /** Why the row may not have been read whole. */
  readonly broken?: string
}

export interface BadCell extends RowPosition {
  readonly column: string
  readonly reason: string
}

export const badCell = ({ number, sheet }: RowPosition, column: string, reason: string): BadCell => ({
  number,
  ...(sheet !== undefined && { sheet }),
  column,
  reason,
})

/** A row in words, by which rows are also told apart: '12', or 'Hoja 2 12' where a file has several sheets. */
export const formatPosition = ({ number, sheet }: RowPosition): string =>
  sheet === undefined ? `${number}` : `${sheet} ${number}`

/** A row as the keys of a 422 and `filaOriginal` name it: '12', or 'Tuercas!12' where a file has several sheets. */
export const toPath = ({ number, sheet }: RowPosition): string =>
  sheet === undefined ? `${number}` : `${sheet}!${number}`

/** Undefined for a text that names no row. */
export const readPath = (path: string): RowPosition | undefined => {
  const [, sheet, number] = /^(?:(.*)!)?(\d+)$/s.exec(path) ?? []
  return number === undefined ? undefined : { number: Number(number), ...(sheet !== undefined && { sheet }) }
}
