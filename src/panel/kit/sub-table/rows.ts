/** What one row holds, by column. */
export type SubRow = Record<string, string>
/** The form, as far as its sub-tables see it. */
export type SubForm = Record<string, SubRow[]>

/** A row that was taken out, and where it stood. */
export interface Removed {
  readonly index: number
  readonly row: SubRow
}

export interface SubColumn {
  /** As the contract names it. */
  readonly name: string
  readonly label: string
  /** What is looked at and only doubted: no backend refuses it. */
  readonly check?: 'unique' | 'ean'
}

export const emptyRow = (columns: readonly SubColumn[]): SubRow =>
  Object.fromEntries(columns.map(({ name }) => [name, '']))

export const isFilled = (row: SubRow): boolean => Object.values(row).every((value) => value.trim() !== '')
export const isEmpty = (row: SubRow): boolean => Object.values(row).every((value) => value === '')
