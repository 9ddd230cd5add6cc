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

/** The paths of values that say nothing of their field's type, at any depth. A missing value is normal. */
type Odd = string[]

const read = (field: Field, value: unknown, path: string, odd: Odd): unknown => {
  const { kind, items, fields = {} } = field
  if (kind === 'object') return isRecord(value) ? readAll(fields, value, `${path}.`, odd) : undefined
  if (kind !== 'list') return sameIn(field, value)
  if (!Array.isArray(value)) return undefined
  if (!items) return value
  const records = value.map((item, at) => readOrBlank(items, item, `${path}.${at}`, odd))
  return items.kind === 'object' ? records.filter((_, at) => isRecord(value[at])) : value
}

/** What stands for a value that is missing or says nothing. */
const without = (field: Field): unknown => field.choices?.[0] ?? blankOf(field)

const readOrBlank = (field: Field, value: unknown, path: string, odd: Odd): unknown => {
  const found = read(field, value, path, odd)
  if (found === undefined) odd.push(path)
  return found ?? without(field)
}

const listed = new WeakMap<Fields, readonly (readonly [string, Field])[]>()

/** The fields as a list, made once: a catalogue reads tens of thousands of sizes. */
const entriesOf = (fields: Fields) => {
  const entries = listed.get(fields) ?? Object.entries(fields)
  listed.set(fields, entries)
  return entries
}

const readAll = (fields: Fields, values: Values, before: string, odd: Odd): Values => {
  const all: Record<string, unknown> = {}
  for (const [name, field] of entriesOf(fields)) {
    const value = values[name]
    if (value === undefined && field.optional) continue
    all[name] = value === undefined || value === null ? without(field) : readOrBlank(field, value, before + name, odd)
  }
  return all
}

const isWhole = <F extends Fields>(fields: F, values: Values): values is ValuesOf<F> =>
  entriesOf(fields).every(([name, { optional }]) => optional || values[name] !== undefined)

export const oddFields = ({ fields }: Entity, row: Values): Odd => {
  const odd: Odd = []
  readAll(fields, row, '', odd)
  return odd
}

const announced = new Set<string>()

/** Warns once per record about values that no build should have written. */
const tell = (entity: Entity, row: Values, odd: Odd) => {
  if (odd.length === 0) return
  const which = `${entity.resource} ${String(row.id)}: ${odd.join(', ')}`
  if (announced.has(which)) return
  announced.add(which)
  console.warn(`Read as blank, since it is of another type: ${which}`)
}

/** A stored record with the contract's fields only. */
export const storedRecord = <F extends Fields>(entity: Entity<F>, row: Values): ValuesOf<F> => {
  const odd: Odd = []
  const values = readAll(entity.fields, row, '', odd)
  if (!isWhole(entity.fields, values)) throw new Error(`${entity.resource}: a field has no blank`)
  tell(entity, row, odd)
  return values
}
