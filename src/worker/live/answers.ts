import type { Endpoint } from '#contract/endpoint.ts'
import { wireName, type Field } from '#contract/fields.ts'
import { extractJson } from '#contract/reading/extract-json.ts'
import { broken, isNothing, extractItems, read } from '#contract/reading/answer.ts'
import { isRecord } from '#contract/record.ts'

const isEmpty = (body: unknown, kind: Field['kind']): boolean =>
  isNothing(body) && (kind !== 'list' || typeof body !== 'object' || body === null)

/** Reads a body as the app does; undefined where the body is no answer of this call, such as an error page. */
export const readAnswer = ({ response }: Endpoint, text: string): unknown => {
  const body = extractJson(text)
  if (isEmpty(body, response.kind)) return response.nullable && body === null ? null : undefined
  // The worker does not know which record was requested, so any id passes.
  const answer = read({ drift: new Map(), dropped: [], requestedId: 1 }, response, body)
  return answer === broken ? undefined : answer
}

/** The records within a list's body, as they came. */
export const parseRecords = ({ response: { items } }: Endpoint, text: string): Record<string, unknown>[] =>
  extractItems(extractJson(text), items?.fields ?? {})?.filter(isRecord) ?? []

/** The names of stored files in an answer. */
export const findPaths = (field: Field, value: unknown): string[] => {
  if (field.kind === 'path') return typeof value === 'string' ? [value] : []
  if (field.kind === 'list')
    return Array.isArray(value) ? value.flatMap((item) => (field.items ? findPaths(field.items, item) : [])) : []
  if (typeof value !== 'object' || value === null) return []
  const parts = new Map<string, unknown>(Object.entries(value))
  return Object.entries(field.fields ?? {}).flatMap(([name, part]) => findPaths(part, parts.get(wireName(name, part))))
}
