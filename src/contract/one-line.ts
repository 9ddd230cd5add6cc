import type { Field } from './fields.ts'
import { plainText } from './plain-text.ts'

/** A value of a field on one line. Only a rich text has tags: '<M8' in a name stays. */
export const oneLine = (field: Field | undefined, text: string): string =>
  field?.kind === 'richText' ? plainText(text) : text.replaceAll(/\s+/g, ' ').trim()
