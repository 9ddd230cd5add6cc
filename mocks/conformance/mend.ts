/** Reads what other backends make of the contract, as forgivingly as a visitor's app has to: what is meant, not how it is written. */
import { check } from '../../src/contract/check.ts'
import type { Field } from '../../src/contract/fields.ts'
import type { Mend } from './reading.ts'
import { isRecord } from './requests.ts'

const numberOf = (raw: unknown): unknown => {
  if (typeof raw === 'boolean') return Number(raw)
  return typeof raw === 'string' && /^\s*-?\d{1,15}\s*$/.test(raw) ? Number(raw) : raw
}
const textOf = (raw: unknown): unknown => raw === null || raw === undefined ? '' : typeof raw === 'number' ? String(raw) : raw
const isEmptyObject = (raw: unknown) => isRecord(raw) && Object.keys(raw).length === 0

const partsOf = (field: Field, raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, part]) => [name, raw[name] === undefined && part.optional ? undefined : mended(part, raw[name])]))

const mended = (field: Field, raw: unknown): unknown => {
  if (raw === null && field.nullable) return null
  switch (field.kind) {
    case 'id': case 'integer': return numberOf(raw)
    case 'flag': return raw === null || raw === undefined || raw === '' ? 0 : numberOf(raw)
    case 'boolean': return [true, 1, '1', 'true'].some((yes) => yes === raw)
    case 'nothing': return null
    case 'list': return raw === null || raw === undefined || isEmptyObject(raw) ? [] : Array.isArray(raw) ? raw.map((item) => field.items ? mended(field.items, item) : item) : raw
    case 'object': return isRecord(raw) ? partsOf(field, raw) : raw
    case 'either': return (field.variants ?? []).map((one) => mended(one, raw)).find((value, at) => check(field.variants?.[at] ?? field, value).length === 0) ?? raw
    case 'timestamp': case 'bytes': case 'upload': return raw
    default: return textOf(raw)
  }
}

const jsonIn = (text: string): unknown => {
  for (const part of [text, text.slice(Math.max(0, text.search(/[[{]/)))]) {
    try {
      return JSON.parse(part)
    } catch { /* The next may be JSON: a notice stands before it. */ }
  }
  return text
}

export const mend: Mend = ({ response }, text) => {
  const value = jsonIn(text)
  const inner = isRecord(value) && 'data' in value && !('data' in (response.fields ?? {})) ? value.data : value
  return mended(response, inner)
}
