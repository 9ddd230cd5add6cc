import type { Endpoint } from '../../contract/endpoint.ts'
import { wireName, type Field } from '../../contract/fields.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The answer that a text is, read as the app reads it; undefined where it is of another kind than the contract says: an error page, say. */
export const readAnswer = ({ response: { kind } }: Endpoint, text: string): unknown => {
  const body = parsed(text)
  const answer = isRecord(body) && 'data' in body ? body['data'] : body
  if (kind !== 'list') return isRecord(answer) ? answer : undefined
  // Some backends write the empty list as `{}`.
  if (isRecord(answer) && Object.keys(answer).length === 0) return []
  return Array.isArray(answer) ? answer : undefined
}

/** The records that a list carries, whatever else stands in it. */
export const recordsOf = (endpoint: Endpoint, text: string): Record<string, unknown>[] => {
  const answer = readAnswer(endpoint, text)
  return Array.isArray(answer) ? answer.filter(isRecord) : []
}

/** The stored files that an answer names. */
export const pathsIn = (field: Field, value: unknown): string[] => {
  if (field.kind === 'path') return typeof value === 'string' ? [value] : []
  if (field.kind === 'list') return Array.isArray(value) ? value.flatMap((item) => field.items ? pathsIn(field.items, item) : []) : []
  if (typeof value !== 'object' || value === null) return []
  const parts = new Map<string, unknown>(Object.entries(value))
  return Object.entries(field.fields ?? {}).flatMap(([name, part]) => pathsIn(part, parts.get(wireName(name, part))))
}
