import { nameKey } from '#contract/names.ts'
import type { Tables } from './store/port.ts'
import type { Row } from './store/rows.ts'

/** Whether a field holds this name, in any capitals. */
export const hasName =
  (field: string, name: string) =>
  (row: Row): boolean =>
    nameKey(String(row[field])) === nameKey(name)

/** The rows of a name, in any capitals; `field`: the table's unique one. */
export const namesakes = async (
  { rows }: Pick<Tables, 'rows'>,
  table: string,
  field: string,
  name: string,
): Promise<Row[]> => {
  const stored = rows(table)
  return ((await stored.named?.(name)) ?? (await stored.getAll())).filter(hasName(field, name))
}
