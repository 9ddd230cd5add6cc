/** Reads a value that does not fit the contract as one that does. Fitting parts are kept as they are. Pure. */
import type { Field, Fields, Kind, KindField } from '../fields.ts'
import { isRecord } from '../record.ts'
import { fits } from './fits.ts'
import { isYes, coerceForeign, findWord, toText } from './scalar.ts'
import { parse } from './parse.ts'

/** The value cannot be read at all. */
export const broken = Symbol('broken')

/** One place where an answer differed from the contract: the path, the expected kind, and the received value in brief. */
export interface Drift {
  readonly path: string
  /** `whole`: only part of a list came. */
  readonly kind: Kind | 'whole'
  readonly came: string
}

/** The results of reading one answer. */
interface Reading {
  readonly drift: Map<string, Drift>
  /** Records that cannot be read. */
  readonly dropped: unknown[]
  /** The requested id, because some backends do not repeat it. */
  readonly requestedId: unknown
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
export const findFieldValue = (record: Values, name: string, { alias = name }: Field): unknown => {
  const names = Object.keys(record)
  const key = findWord(names, name) ?? findWord(names, alias)
  return key && record[key]
}

const knows = (fields: Fields, value: unknown): boolean =>
  isRecord(value) && Object.entries(fields).some(([name, field]) => findFieldValue(value, name, field) !== undefined)

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
export const extractItems = (value: unknown, fields: Fields): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value
  if (isNothing(value)) return []
  if (typeof value === 'string') return extractItems(parse(value) ?? true, fields)
  if (!isRecord(value)) return undefined
  const values = Object.values(value)
  if (values.every((item) => knows(fields, item))) return values
  if (!isHolder(value.data) && knows(fields, value)) return [value]
  // Go writes an empty list as {"data": null}.
  return extractItems(unwrap(value, fields) ?? (values.length > 1 || values[0]), fields)
}

/** The record that comes as JSON text, wrapped, or in a list of one. */
const extractRecord = (value: unknown, fields: Fields): Values | undefined => {
  if (Array.isArray(value)) return extractRecord(value[0], fields)
  if (typeof value === 'string') return extractRecord(parse(value), fields)
  if (!isRecord(value)) return undefined
  return knows(fields, value) && !isHolder(value.data) ? value : extractRecord(unwrap(value, fields), fields)
}

export const brief = (value: unknown): string => {
  if (value === undefined) return 'nada'
  if (isRecord(value)) return `{${Object.keys(value).slice(0, 4).join(', ')}}`
  return Array.isArray(value) ? '[…]' : JSON.stringify(value).slice(0, 40)
}

const note = ({ drift }: Reading, path: string, { kind }: Field, came: unknown) => {
  if (!drift.has(path)) drift.set(path, { path, kind, came: brief(came) })
}

const readList = (reading: Reading, field: KindField<'list'>, value: unknown, path: string): unknown => {
  const { items } = field
  const rawItems = extractItems(value, items.fields ?? {})
  if (rawItems !== value) note(reading, path, field, value)
  if (!rawItems) return path === '' ? broken : []
  const list = rawItems
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
  return list.length === 0 && rawItems.length > 0 && path === '' ? broken : list
}

const readObject = (reading: Reading, field: KindField<'object'>, value: unknown, path: string): unknown => {
  const { fields } = field
  const record = extractRecord(value, fields) ?? (isNothing(value) && path === '' && !fields.id ? {} : undefined)
  if (!record) return broken
  if (record !== value) note(reading, path, field, value)
  const made = { ...record }
  for (const [name, childField] of Object.entries(fields)) {
    const childPath = path === '' ? name : `${path}.${name}`
    const part = readField(reading, childField, findFieldValue(record, name, childField), childPath)
    made[name] = part === broken && childPath === 'id' && reading.requestedId ? reading.requestedId : part
    if (made[name] === broken) return broken
  }
  return made
}

/** A text is a refusal here, so the other variants are tried first. */
const readEither = (reading: Reading, { variants }: KindField<'either'>, value: unknown): unknown => {
  const read = variants.map((variant) => (variant.kind === 'text' ? toText(value) : readField(reading, variant, value)))
  return read.find((made) => made !== broken)
}

/** The single value in a list of one or in {data}. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return bare(value[0])
  return isRecord(value) && 'data' in value ? bare(value.data) : value
}

const isNone = ({ nullable }: Field, value: unknown) => isNothing(value) || (nullable && value === 'null')

const readScalar = (reading: Reading, field: Field, value: unknown, path: string): unknown => {
  const made = field.nullable && isNone(field, value) ? null : coerceForeign(field, value)
  if (!fits(field, made)) return field.optional ? undefined : broken
  note(reading, path, field, value)
  return made
}

type Read<K extends Kind> = (reading: Reading, field: KindField<K>, value: unknown, path: string) => unknown

/** The reading of a value that does not fit. */
const readers: { readonly [K in Kind]: Read<K> } = {
  id: readScalar,
  integer: readScalar,
  flag: readScalar,
  boolean: readScalar,
  text: readScalar,
  longText: readScalar,
  richText: readScalar,
  link: readScalar,
  email: readScalar,
  password: readScalar,
  choice: readScalar,
  path: readScalar,
  timestamp: readScalar,
  upload: readScalar,
  bytes: readScalar,
  nothing: readScalar,
  object: readObject,
  list: readList,
  either: readScalar,
}

const readByKind = <K extends Kind>(reading: Reading, field: KindField<K>, value: unknown, path: string): unknown =>
  readers[field.kind](reading, field, value, path)

/** Reads a value of a field; `broken` when it cannot be read. A fitting value is returned as it is. */
const readField = (reading: Reading, field: Field, value: unknown, path = ''): unknown => {
  if (fits(field, value)) return value
  if (field.optional && isNone(field, value)) return undefined
  return readByKind(reading, field, value, path)
}

/** The answers that §7 gives literally are read whole. */
export const read = (reading: Reading, field: Field, answer: unknown): unknown => {
  if (field.kind === 'either') return readEither(reading, field, bare(answer))
  return field.kind === 'boolean' ? isYes(bare(answer)) : readField(reading, field, answer)
}
