import { byFamily, type Field, type Kind, type KindField } from '../fields.ts'
import { isRecord } from '../record.ts'

type Test = (value: unknown) => boolean

/** A moment needs its zone: without one it depends on the reader's clock. Empty means unknown. */
const moment = /^$|^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const isText = (value: unknown): value is string => typeof value === 'string'
/** A file is never an HTML page: hosts answer unknown calls with one. */
const isFile: Test = (value) => value instanceof Blob && !value.type.startsWith('text/html')

const tests: { readonly [K in Kind]: (field: KindField<K>) => Test } = {
  ...byFamily<() => Test>(() => isText, { number: () => Number.isSafeInteger, file: () => isFile }),
  id: () => (value) => Number.isSafeInteger(value) && Number(value) > 0,
  flag: () => (value) => value === 0 || value === 1,
  boolean: () => (value) => typeof value === 'boolean',
  choice:
    ({ choices }) =>
    (value) =>
      choices.some((choice) => choice === value),
  timestamp: () => (value) => isText(value) && moment.test(value),
  nothing: () => (value) => value === null,
  object: ({ fields }) => {
    const parts = Object.entries(fields).map(([name, field]) => ({ name, test: getTest(field) }))
    return (value) => isRecord(value) && parts.every(({ name, test }) => test(value[name]))
  },
  list: ({ items }) => {
    const test = getTest(items)
    return (value) => Array.isArray(value) && value.every(test)
  },
  either:
    ({ variants }) =>
    (value) =>
      variants.some((variant) => getTest(variant)(value)),
}

const compile = <K extends Kind>(field: KindField<K>): Test => {
  const test = tests[field.kind](field)
  if (field.optional) return (value) => value === undefined || test(value)
  return field.nullable ? (value) => value === null || test(value) : test
}

const cache = new WeakMap<Field, Test>()

const getTest = (field: Field): Test => {
  const made = cache.get(field) ?? compile(field)
  cache.set(field, made)
  return made
}

/** Whether a value fits the contract exactly. Most answers do, and are not copied. */
export const fits = <Value>(field: Field<Value>, value: unknown): value is Value => getTest(field)(value)
