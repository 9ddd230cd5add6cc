import type { Entity } from '#contract/endpoint.ts'
import { oneLine } from '#contract/one-line.ts'

/** The title of a record in history, trash and library, at most 120 characters. */
export const getTitle = ({ fields, title }: Entity, row: Readonly<Record<string, unknown>>): string => {
  const text = row[title]
  return typeof text === 'string' ? oneLine(fields[title], text).slice(0, 120) : ''
}
