import type { Field } from '../fields.ts'
import { isRecord } from '../record.ts'

type Test = (value: unknown) => boolean

/** A moment needs its zone: without one it depends on the reader's clock. Empty means unknown. */
const moment = /^$|^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const objectTest = ({ fields = {} }: Field): Test => {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, test: testOf(field) }))
  return (value) => {
    if (!isRecord(value)) return false
    for (const { name, test } of parts) if (!test(value[name])) return false
    return true
  }
}

const listTest = ({ items }: Field): Test => {
  const test: Test = items ? testOf(items) : () => true
  return (value) => Array.isArray(value) && value.every(test)
}

const valueTest = (field: Field): Test => {
  switch (field.kind) {
    case 'id':
      return (value) => Number.isSafeInteger(value) && Number(value) > 0
    case 'integer':
      return Number.isSafeInteger
    case 'flag':
      return (value) => value === 0 || value === 1
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'choice':
      return (value) => field.choices?.some((choice) => choice === value) ?? true
    case 'timestamp':
      return (value) => typeof value === 'string' && moment.test(value)
    // A file is never an HTML page: hosts answer unknown calls with one.
    case 'upload':
    case 'bytes':
      return (value) => value instanceof Blob && !value.type.startsWith('text/html')
    case 'nothing':
      return (value) => value === null
    case 'object':
      return objectTest(field)
    case 'list':
      return listTest(field)
    case 'either':
      return (value) => field.variants?.some((variant) => testOf(variant)(value)) ?? true
    default:
      return (value) => typeof value === 'string'
  }
}

const compile = (field: Field): Test => {
  const test = valueTest(field)
  if (field.optional) return (value) => value === undefined || test(value)
  return field.nullable ? (value) => value === null || test(value) : test
}

const cache = new WeakMap<Field, Test>()

const testOf = (field: Field): Test => {
  const made = cache.get(field) ?? compile(field)
  cache.set(field, made)
  return made
}

/** Whether a value fits the contract exactly. Most answers do, and are not copied. */
export const fits = <Value>(field: Field<Value>, value: unknown): value is Value => testOf(field)(value)
