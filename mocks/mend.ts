/**
 * Records as this build reads them, whatever build wrote them: a field that it did not know is read as blank, one that it wrote as
 * another type as what it says. A record never hides the others, nor itself: the panel that could repair it must show it.
 */
import type { Entity } from '../src/contract/endpoint.ts'
import type { Field, Fields, ValuesOf } from '../src/contract/fields.ts'
import { isRecord } from '../src/contract/record.ts'

type Values = Readonly<Record<string, unknown>>

const firstMoment = new Date(0).toISOString()

/** What a field holds when nothing was ever sent for it. */
export const blankOf = ({ kind, nullable }: Field): unknown => {
  if (nullable) return null
  switch (kind) {
    case 'id':
    case 'integer':
    case 'flag':
      return 0
    case 'boolean':
      return false
    case 'list':
      return []
    case 'object':
      return {}
    case 'timestamp':
      return firstMoment
    default:
      return ''
  }
}

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** The same, said in the field's own type; nothing where it says nothing of that type. */
const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return (typeof value === 'number' || typeof value === 'string') && Number.isSafeInteger(number) ? number : undefined
}
const asFlag = (value: unknown): 0 | 1 | undefined => {
  const number = typeof value === 'boolean' ? Number(value) : asNumber(value)
  return number === 0 || number === 1 ? number : undefined
}
const asText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}
const asList = (value: unknown, items: Field | undefined): unknown[] | undefined => {
  if (!Array.isArray(value)) return undefined
  return items?.kind === 'object' ? value.filter(isRecord).map((item) => mend(items, item)) : value
}

const read = (field: Field, value: unknown): unknown => {
  switch (field.kind) {
    case 'id':
    case 'integer':
      return asNumber(value)
    case 'flag':
      return asFlag(value)
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'timestamp':
      return isMoment(value) ? value : undefined
    case 'list':
      return asList(value, field.items)
    case 'object':
      return isRecord(value) ? mendAll(field.fields ?? {}, value) : undefined
    default:
      return asText(value)
  }
}

const mend = (field: Field, value: unknown): unknown => read(field, value) ?? field.choices?.[0] ?? blankOf(field)

const mendAll = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      values[name] === undefined && field.optional ? [] : [[name, mend(field, values[name])]],
    ),
  )

const isMended = <F extends Fields>(fields: F, values: Values): values is ValuesOf<F> =>
  Object.entries(fields).every(([name, { optional }]) => optional || values[name] !== undefined)

const told = new Set<string>()

/** The fields of a record that hold what says nothing of their type. */
export const oddFields = ({ fields }: Entity, row: Values): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => row[name] !== undefined && row[name] !== null && read(field, row[name]) === undefined)
    .map(([name]) => name)

/** What an older build left out is the way of things; what nobody should have written is said, once. */
const tell = (entity: Entity, row: Values) => {
  const odd = oddFields(entity, row)
  const which = `${entity.resource} ${String(row.id)}: ${odd.join(', ')}`
  if (odd.length === 0 || told.has(which)) return
  told.add(which)
  console.warn(`Read as blank, since it is of another type: ${which}`)
}

/** A stored record's contract fields, and no other. */
export const mended = <F extends Fields>(entity: Entity<F>, row: Values): ValuesOf<F> => {
  const values = mendAll(entity.fields, row)
  if (!isMended(entity.fields, values)) throw new Error(`${entity.resource}: a field has no blank`)
  tell(entity, row)
  return values
}
