/**
 * Reads records that any build wrote. A field that the older build lacked becomes blank; a value of another type becomes the same value in
 * the field's type. No odd value hides a record: the panel must show the record to repair it.
 */
import type { Entity } from '../src/contract/endpoint.ts'
import type { Field, Fields, ValuesOf } from '../src/contract/fields.ts'
import { sameIn } from '../src/contract/reading/scalar.ts'
import { isRecord } from '../src/contract/record.ts'

type Values = Readonly<Record<string, unknown>>

const firstMoment = new Date(0).toISOString()

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

const read = (field: Field, value: unknown): unknown => {
  const { kind, items, fields = {} } = field
  if (kind === 'object') return isRecord(value) ? readAll(fields, value) : undefined
  if (kind !== 'list') return sameIn(field, value)
  if (!Array.isArray(value)) return undefined
  return items?.kind === 'object' ? value.filter(isRecord).map((item) => readOrBlank(items, item)) : value
}

/** A value that says nothing becomes its field's first choice, or blank. */
const readOrBlank = (field: Field, value: unknown): unknown =>
  read(field, value) ?? field.choices?.[0] ?? blankOf(field)

const listed = new WeakMap<Fields, readonly (readonly [string, Field])[]>()

/** The fields as a list, made once: a catalogue reads tens of thousands of sizes. */
const entriesOf = (fields: Fields) => {
  const entries = listed.get(fields) ?? Object.entries(fields)
  listed.set(fields, entries)
  return entries
}

const readAll = (fields: Fields, values: Values): Values => {
  const all: Record<string, unknown> = {}
  for (const [name, field] of entriesOf(fields))
    if (values[name] !== undefined || !field.optional) all[name] = readOrBlank(field, values[name])
  return all
}

const isWhole = <F extends Fields>(fields: F, values: Values): values is ValuesOf<F> =>
  Object.entries(fields).every(([name, { optional }]) => optional || values[name] !== undefined)

const announced = new Set<string>()

const oddIn = (field: Field, value: unknown, path: string): string[] => {
  if (read(field, value) === undefined) return [path]
  if (Array.isArray(value))
    return field.items ? value.flatMap((item, at) => oddIn(field.items ?? field, item, `${path}.${at}`)) : []
  return isRecord(value) ? oddAmong(field.fields ?? {}, value, `${path}.`) : []
}

const oddAmong = (fields: Fields, values: Values, before = ''): string[] =>
  entriesOf(fields).flatMap(([name, field]) =>
    values[name] === undefined || values[name] === null ? [] : oddIn(field, values[name], before + name),
  )

/** The paths of values that say nothing of their field's type, at any depth. */
export const oddFields = ({ fields }: Entity, row: Values): string[] => oddAmong(fields, row)

/** Warns once per record about values that no build should have written. A missing field is normal. */
const tell = (entity: Entity, row: Values) => {
  const odd = oddFields(entity, row)
  const which = `${entity.resource} ${String(row.id)}: ${odd.join(', ')}`
  if (odd.length === 0 || announced.has(which)) return
  announced.add(which)
  console.warn(`Read as blank, since it is of another type: ${which}`)
}

/** A stored record with the contract's fields only. */
export const storedRecord = <F extends Fields>(entity: Entity<F>, row: Values): ValuesOf<F> => {
  const values = readAll(entity.fields, row)
  if (!isWhole(entity.fields, values)) throw new Error(`${entity.resource}: a field has no blank`)
  tell(entity, row)
  return values
}
