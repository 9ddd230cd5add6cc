/** Blank values and records, by the kinds of their fields. */
import type { Entity } from './endpoint.ts'
import { byFamily, type Field, type Fields, type FieldValues, type Kind } from './fields.ts'

const blankValues: Readonly<Record<Kind, () => unknown>> = {
  ...byFamily<() => unknown>(() => '', { number: () => 0 }),
  boolean: () => false,
  timestamp: () => new Date(0).toISOString(),
  object: () => ({}),
  list: () => [],
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
