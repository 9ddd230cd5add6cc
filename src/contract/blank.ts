/** Blank values and records, by the kinds of their fields. */
import type { Entity } from './endpoint.ts'
import type { Field, Fields, FieldValues, Kind } from './fields.ts'

const zero = () => 0
const emptyText = () => ''

const blankValues: Readonly<Record<Kind, () => unknown>> = {
  id: zero,
  integer: zero,
  flag: zero,
  boolean: () => false,
  text: emptyText,
  longText: emptyText,
  richText: emptyText,
  link: emptyText,
  email: emptyText,
  password: emptyText,
  choice: emptyText,
  path: emptyText,
  timestamp: () => new Date(0).toISOString(),
  upload: emptyText,
  bytes: emptyText,
  nothing: emptyText,
  object: () => ({}),
  list: () => [],
  either: emptyText,
}

export const getBlankValue = ({ kind, nullable }: Field): unknown => (nullable ? null : blankValues[kind]())

/** The value in place of one that is missing or cannot be read. */
export const getDefaultValue = (field: Field): unknown => field.choices?.[0] ?? getBlankValue(field)

const isWhole = <F extends Fields>(fields: F, values: Readonly<Record<string, unknown>>): values is FieldValues<F> =>
  Object.entries(fields).every(([name, { optional }]) => optional || values[name] !== undefined)

/** A record whose required fields are blank. */
export const getBlankRecord = <F extends Fields>({
  resource,
  fields,
}: Pick<Entity<F>, 'resource' | 'fields'>): FieldValues<F> => {
  const values = Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]) => (field.optional ? [] : [[name, getDefaultValue(field)]])),
  )
  if (!isWhole(fields, values)) throw new Error(`${resource}: a field has no blank`)
  return values
}
