/**
 * Reads records that any build wrote. A field that the older build lacked becomes blank; a value of another type becomes the same value in
 * the field's type. No odd value hides a record: the panel must show the record to repair it.
 */
import { getDefaultValue } from '#contract/blank.ts'
import type { Entity } from '#contract/endpoint.ts'
import { byFamily, type Field, type Fields, type FieldValues, type Kind, type KindField } from '#contract/fields.ts'
import { coerceOwn } from '#contract/reading/scalar.ts'
import { isRecord } from '#contract/record.ts'

type Values = Readonly<Record<string, unknown>>

/** The paths of values that cannot be read as their field's type, at any depth. A missing value is normal. */
type Odd = string[]

type Read<K extends Kind> = (field: KindField<K>, value: unknown, path: string, odd: Odd) => unknown

/** A value in its field's type; undefined where it cannot be read as one. */
const readers: { readonly [K in Kind]: Read<K> } = {
  ...byFamily(coerceOwn),
  object: ({ fields }, value, path, odd) => (isRecord(value) ? readAll(fields, value, `${path}.`, odd) : undefined),
  list: ({ items }, value, path, odd) => {
    if (!Array.isArray(value)) return undefined
    const records = value.map((item, index) => readOrBlank(items, item, `${path}.${index}`, odd))
    return items.kind === 'object' ? records.filter((_, index) => isRecord(value[index])) : value
  },
}

const read = <K extends Kind>(field: KindField<K>, value: unknown, path: string, odd: Odd): unknown =>
  readers[field.kind](field, value, path, odd)

const readOrBlank = (field: Field, value: unknown, path: string, odd: Odd): unknown => {
  const coerced = read(field, value, path, odd)
  if (coerced === undefined) odd.push(path)
  return coerced ?? getDefaultValue(field)
}

const listed = new WeakMap<Fields, readonly (readonly [string, Field])[]>()

/** The fields as a list, made once: a catalogue reads tens of thousands of sizes. */
const listFields = (fields: Fields) => {
  const entries = listed.get(fields) ?? Object.entries(fields)
  listed.set(fields, entries)
  return entries
}

const readAll = (fields: Fields, values: Values, prefix: string, odd: Odd): Values => {
  const record: Record<string, unknown> = {}
  for (const [name, field] of listFields(fields)) {
    const value = values[name]
    if (value === undefined && field.optional) continue
    record[name] =
      value === undefined || value === null ? getDefaultValue(field) : readOrBlank(field, value, prefix + name, odd)
  }
  return record
}

const isWhole = <F extends Fields>(fields: F, values: Values): values is FieldValues<F> =>
  listFields(fields).every(([name, { optional }]) => optional || values[name] !== undefined)

export const oddFields = ({ fields }: Entity, row: Values): Odd => {
  const odd: Odd = []
  readAll(fields, row, '', odd)
  return odd
}

const announced = new Set<string>()

/** Warns once per record about values that no build should have written. */
const warnOnce = (entity: Entity, row: Values, odd: Odd) => {
  if (odd.length === 0) return
  const description = `${entity.resource} ${String(row.id)}: ${odd.join(', ')}`
  if (announced.has(description)) return
  announced.add(description)
  console.warn(`Read as blank, since it is of another type: ${description}`)
}

/** A stored record with the contract's fields only. */
export const storedRecord = <F extends Fields>(entity: Entity<F>, row: Values): FieldValues<F> => {
  const odd: Odd = []
  const values = readAll(entity.fields, row, '', odd)
  if (!isWhole(entity.fields, values)) throw new Error(`${entity.resource}: a field has no blank`)
  warnOnce(entity, row, odd)
  return values
}
