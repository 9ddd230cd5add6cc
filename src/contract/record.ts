/** An object that is neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value for each row of a table, by the row's name. */
export function toRecord<Row extends { readonly name: string }, Value>(
  rows: readonly Row[],
  getValue: (row: Row) => Value,
): Record<Row['name'], Value>
export function toRecord<Row extends { readonly name: string }, Value>(
  rows: readonly Row[],
  getValue: (row: Row) => Value,
): Record<string, Value> {
  const record: Record<string, Value> = {}
  for (const row of rows) record[row.name] = getValue(row)
  return record
}
