import type { Row, NewRecord } from './store/rows.ts'

/** The storage of an entity, and its special cases. Most entities need only `table`. */
export interface EntityTable {
  readonly table: string
  /** Values that mark this entity's rows in a shared table. */
  readonly fixed?: Readonly<Record<string, string | number>>
  readonly holds?: (row: Row) => boolean
  /** The field that names records to people, unique. */
  readonly unique?: string
  readonly gallery?: string | undefined
  /** Turns a stored row into the contract's record. */
  readonly answer?: (row: Row) => Row
  /** Turns input into stored values, checked against the current row. */
  readonly accept?: (values: NewRecord, current: Row | undefined) => NewRecord
}

export const belongs = (row: Row | undefined, { holds }: EntityTable): row is Row =>
  row !== undefined && (holds?.(row) ?? true)
