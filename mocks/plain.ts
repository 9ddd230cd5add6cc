/** Stored values as people read them in the history, the trash and the library. */
import type { Entity } from '../src/contract/endpoint.ts'
import type { Field } from '../src/contract/fields.ts'
import { plainText } from '../src/contract/plain-text.ts'

/** A stored text on one line. Only a rich text has tags: '<M8' in a name stays. */
export const plain = ({ kind }: Field, text: string): string =>
  kind === 'richText' ? plainText(text) : text.replaceAll(/\s+/g, ' ').trim()

/** The title of a record, at most 120 characters. */
export const titleOf = ({ fields, title }: Entity, row: Readonly<Record<string, unknown>>): string => {
  const [field, text] = [fields[title], row[title]]
  return field && typeof text === 'string' ? plain(field, text).slice(0, 120) : ''
}
