import type { Endpoint } from '../../contract/endpoint.ts'
import { wireName, type Field } from '../../contract/fields.ts'
import { jsonIn } from '../../contract/reading/json-in.ts'
import { broken, isNothing, itemsOf, read } from '../../contract/reading/read.ts'
import { isRecord } from '../../contract/record.ts'

/** Nobody may take it for an answer without records: nothing came. */
const isEmpty = (body: unknown, kind: Field['kind']): boolean =>
  isNothing(body) && (kind !== 'list' || typeof body !== 'object' || body === null)

/** The answer that a text is, as the app reads it; undefined where nothing can be made of it: an error page, say. */
export const readAnswer = ({ response }: Endpoint, text: string): unknown => {
  const body = jsonIn(text)
  if (isEmpty(body, response.kind)) return undefined
  // Which record was asked for the app knows: here any id will do.
  const answer = read({ drift: new Map(), dropped: [], own: 1 }, response, body)
  return answer === broken ? undefined : answer
}

/** The records that a list carries as they came, whatever else stands in it. */
export const recordsOf = ({ response: { items } }: Endpoint, text: string): Record<string, unknown>[] =>
  itemsOf(jsonIn(text), items?.fields ?? {})?.filter(isRecord) ?? []

/** The stored files that an answer names. */
export const pathsIn = (field: Field, value: unknown): string[] => {
  if (field.kind === 'path') return typeof value === 'string' ? [value] : []
  if (field.kind === 'list')
    return Array.isArray(value) ? value.flatMap((item) => (field.items ? pathsIn(field.items, item) : [])) : []
  if (typeof value !== 'object' || value === null) return []
  const parts = new Map<string, unknown>(Object.entries(value))
  return Object.entries(field.fields ?? {}).flatMap(([name, part]) => pathsIn(part, parts.get(wireName(name, part))))
}
