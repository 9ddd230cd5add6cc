/** Reads a value that does not fit the contract as one that does. Fitting parts are kept as they are. Pure. */
import type { Field, Fields } from '../fields.ts'
import { isRecord } from '../record.ts'
import { fits } from './fits.ts'
import { isYes, meantIn, sameWord, textOf } from './scalar.ts'
import { parse } from './parse.ts'

/** The value cannot be read at all. */
export const broken = Symbol('broken')

/** One place where an answer differed from the contract: the path, the expected kind, and the received value in brief. */
export interface Drift {
  readonly path: string
  /** `whole`: only part of a list came. */
  readonly kind: Field['kind'] | 'whole'
  readonly came: string
}

/** The results of reading one answer. */
interface Reading {
  readonly drift: Map<string, Drift>
  /** Records that cannot be read. */
  readonly dropped: unknown[]
  /** The requested id, because some backends do not repeat it. */
  readonly own: unknown
}

type Values = Record<string, unknown>

/** Values by which backends say that there is none. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** The value of a field under any spelling of its name. */
export const ofField = (record: Values, name: string, { alias = name }: Field): unknown => {
  const names = Object.keys(record)
  const found = sameWord(names, name) ?? sameWord(names, alias)
  return found && record[found]
}

const knows = (fields: Fields, value: unknown): boolean =>
  isRecord(value) && Object.entries(fields).some(([name, field]) => ofField(value, name, field) !== undefined)

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The contents of a wrapper: {data}, {success, productos}, {count, results, links}, {$id, $values}, {producto}. */
const unwrap = (wrapper: Values, fields: Fields): unknown => {
  const inner = Object.values(wrapper)
  if (isHolder(wrapper.data)) return wrapper.data
  return (
    inner.find((value) => [value].flat().some((item) => knows(fields, item))) ??
    inner.find(Array.isArray) ??
    inner.find(isHolder)
  )
}

/** The items of a list that comes as JSON text, by index, wrapped, or as a single record. */
export const itemsOf = (value: unknown, fields: Fields): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value
  if (isNothing(value)) return []
  if (typeof value === 'string') return itemsOf(parse(value) ?? true, fields)
  if (!isRecord(value)) return undefined
  const values = Object.values(value)
  if (values.every((item) => knows(fields, item))) return values
  if (!isHolder(value.data) && knows(fields, value)) return [value]
  // Go writes an empty list as {"data": null}.
  return itemsOf(unwrap(value, fields) ?? (values.length > 1 || values[0]), fields)
}

/** The record that comes as JSON text, wrapped, or in a list of one. */
const recordOf = (value: unknown, fields: Fields): Values | undefined => {
  if (Array.isArray(value)) return recordOf(value[0], fields)
  if (typeof value === 'string') return recordOf(parse(value), fields)
  if (!isRecord(value)) return undefined
  return knows(fields, value) && !isHolder(value.data) ? value : recordOf(unwrap(value, fields), fields)
}

export const brief = (value: unknown): string => {
  if (value === undefined) return 'nada'
  if (isRecord(value)) return `{${Object.keys(value).slice(0, 4).join(', ')}}`
  return Array.isArray(value) ? '[…]' : JSON.stringify(value).slice(0, 40)
}

const note = ({ drift }: Reading, path: string, { kind }: Field, came: unknown) => {
  if (!drift.has(path)) drift.set(path, { path, kind, came: brief(came) })
}

const readList = (reading: Reading, field: Field, value: unknown, path: string): unknown => {
  const { items } = field
  const found = itemsOf(value, items?.fields ?? {})
  if (found !== value) note(reading, path, field, value)
  if (!items || !found) return path === '' ? broken : []
  const list = found
    .map((item) => {
      const made = readField(reading, items, item, path)
      if (made === broken) {
        note(reading, path, items, item)
        reading.dropped.push(item)
      }
      return made
    })
    .filter((item) => item !== broken)
  // A list in which no record is readable is broken, not empty.
  return list.length === 0 && found.length > 0 && path === '' ? broken : list
}

const readObject = (reading: Reading, field: Field, value: unknown, path: string): unknown => {
  const { fields = {} } = field
  const record = recordOf(value, fields) ?? (isNothing(value) && path === '' && !fields.id ? {} : undefined)
  if (!record) return broken
  if (record !== value) note(reading, path, field, value)
  const made = { ...record }
  for (const [name, of] of Object.entries(fields)) {
    const at = path === '' ? name : `${path}.${name}`
    const part = readField(reading, of, ofField(record, name, of), at)
    made[name] = part === broken && at === 'id' && reading.own ? reading.own : part
    if (made[name] === broken) return broken
  }
  return made
}

/** A text is a refusal here, so the other variants are tried first. */
const readEither = (reading: Reading, { variants = [] }: Field, value: unknown): unknown => {
  const read = variants.map((variant) => (variant.kind === 'text' ? textOf(value) : readField(reading, variant, value)))
  return read.find((made) => made !== broken)
}

/** The single value in a list of one or in {data}. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return bare(value[0])
  return isRecord(value) && 'data' in value ? bare(value.data) : value
}

/** Reads a value of a field; `broken` when it cannot be read. A fitting value is returned as it is. */
const readField = (reading: Reading, field: Field, value: unknown, path = ''): unknown => {
  if (fits(field, value)) return value
  const none = isNothing(value) || (field.nullable && value === 'null')
  if (none && field.optional) return undefined
  if (field.kind === 'list') return readList(reading, field, value, path)
  if (field.kind === 'object') return readObject(reading, field, value, path)
  const made = none && field.nullable ? null : meantIn(field, value)
  if (!fits(field, made)) return field.optional ? undefined : broken
  note(reading, path, field, value)
  return made
}

export const read = (reading: Reading, field: Field, answer: unknown): unknown => {
  switch (field.kind) {
    case 'either':
      return readEither(reading, field, bare(answer))
    case 'boolean':
      return isYes(bare(answer))
    default:
      return readField(reading, field, answer)
  }
}
