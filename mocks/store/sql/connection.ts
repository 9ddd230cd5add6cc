/** SQL for any database; `?` stands for a value. */
import type { Cell } from '../columns.ts'
import type { Column } from '../schema.ts'

export type Cells = Readonly<Record<string, unknown>>

/** The differences between databases. */
export interface Dialect {
  readonly types: Readonly<Record<Column | 'bytes', string>>
  /** The SQL after a counted key. */
  readonly counted: string
  /** The SQL after a table's columns. */
  readonly tableEnd: string
  /** The names of all columns, indexes and triggers, as `name` beside their table (`tabla`). */
  readonly names: string
  /** Makes a trigger: where `source` changes and `derived` stays, the row's `derived` is emptied. */
  readonly emptying: (trigger: string, table: string, source: string, derived: string) => string
  /** The items of the JSON list `?`, as rows with one `value`. */
  readonly items: string
  /** An item of the list `value`. */
  readonly item: (index: number, column: Column) => string
  /** The key, the first item of `value`, or the next number. */
  readonly nextKey: (table: string) => string
  /** The number of a table's next row, as `next`. */
  readonly tellNext: (table: string) => string
  /** Whether a key is in the JSON list `?`. */
  readonly among: (key: string, column: Column) => string
  /** Whether a column's list contains the item `?`. */
  readonly holds: (column: string) => string
  /** Stops the database from compressing a column of compressed bytes. */
  readonly storedAsIs?: (table: string, column: string) => string
  /** The database's own time in ms, if it may stand on another machine. */
  readonly clock?: string
  /** Spares the zeros over what the rest of the transaction deletes, where the database writes zeros. */
  readonly spareZeros?: string
  /** Advances a table's counter to the number `?`, where an explicit key does not. */
  readonly advanceCounter?: (table: string) => string
}

export type Ask = (sql: string, ...values: readonly (Cell | Uint8Array)[]) => Promise<Cells[]>

export interface Connection {
  readonly dialect: Dialect
  readonly ask: Ask
}

export const insert = ({ ask }: Connection, table: string, row: Readonly<Record<string, Cell | Uint8Array>>) => {
  const names = Object.keys(row)
  const places = names.map(() => '?')
  return ask(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`, ...Object.values(row))
}

export const quoted = (name: string) => `"${name}"`
