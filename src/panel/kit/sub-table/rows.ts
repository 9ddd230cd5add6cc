export type SubRow = Record<string, string>
/** The values of a form that its sub-tables see. */
export type SubForm = Record<string, SubRow[]>

export interface Removed {
  readonly index: number
  readonly row: SubRow
}

export type RowAction = 'up' | 'down' | 'remove'

/** The selector of a row's button; without rows, of the line that adds one. */
export const getButtonSelector = (row: number, action: RowAction): string =>
  row < 0 ? 'tfoot input' : `tbody > :nth-child(${row + 1} of :not([data-news])) [data-action="${action}"]`

export interface SubColumn {
  readonly name: string
  readonly label: string
  /** A check that only warns; no backend refuses these values. */
  readonly check?: 'unique' | 'ean'
}

/** The column that tells rows apart. */
export const uniqueColumn = (columns: readonly SubColumn[]): string | undefined =>
  columns.find(({ check }) => check === 'unique')?.name

export const emptyRow = (columns: readonly SubColumn[]): SubRow =>
  Object.fromEntries(columns.map(({ name }) => [name, '']))

export const isFilled = (row: SubRow): boolean => Object.values(row).every((value) => value.trim() !== '')
export const isEmpty = (row: SubRow): boolean => Object.values(row).every((value) => value === '')
