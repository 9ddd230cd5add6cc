import type { Row, NewRecord } from './db.ts'

/** Where an entity is kept and what is special about its records. Most need nothing of this. */
export interface Store {
  readonly table: string
  /** Values that mark this entity's records, as they are written, in a table that it shares. */
  readonly fixed?: Readonly<Record<string, string | number>>
  /** Whether a record of that table is this entity's. */
  readonly holds?: (row: Row) => boolean
  /** The field by which people tell its records apart: no two hold the same. */
  readonly unique?: string
  /** The table of its gallery. */
  readonly gallery?: string
  /** A stored record as the contract answers it. */
  readonly answer?: (row: Row) => Row
  /** Values as they are stored, checked against what the table holds. */
  readonly accept?: (values: NewRecord, before: Row | undefined) => NewRecord
}

export const belongs = (row: Row | undefined, { holds }: Store): row is Row =>
  row !== undefined && (holds?.(row) ?? true)
