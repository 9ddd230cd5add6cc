import { nameKey } from '../src/contract/names.ts'
import type { Tables } from './store/port.ts'
import type { Row } from './store/rows.ts'

/** Whether a field holds this name, whatever its capitals. */
export const hasName =
  (field: string, name: string) =>
  (row: Row): boolean =>
    nameKey(String(row[field])) === nameKey(name)

/** The rows of a name: those of exactly this spelling, else of any. Older builds let names differ in capitals alone. */
export const namesakes = async (
  { rows }: Pick<Tables, 'rows'>,
  table: string,
  field: string,
  name: string,
): Promise<Row[]> => {
  const exact = await rows(table).all({ [field]: name })
  return exact.length > 0 ? exact : (await rows(table).all()).filter(hasName(field, name))
}
