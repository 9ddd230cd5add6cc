import type { Entity } from '../src/contract/endpoint.ts'
import { oneLine } from '../src/contract/one-line.ts'

/** The title of a record in history, trash and library, at most 120 characters. */
export const titleOf = ({ fields, title }: Entity, row: Readonly<Record<string, unknown>>): string => {
  const text = row[title]
  return typeof text === 'string' ? oneLine(fields[title], text).slice(0, 120) : ''
}
