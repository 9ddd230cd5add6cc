/** A value that is not as the contract says, made what it says: of everything that is right, itself. Pure. */
import type { Field, Fields } from '../fields.ts'
import { isRecord } from '../record.ts'
import { fits } from './fits.ts'
import { isYes, momentOf, numberOf, sameWord, textOf, wholeOf } from './scalar.ts'
import { parse } from './parse.ts'

/** Nothing can be made of it. */
export const broken = Symbol('broken')

/** What of an answer was not as the contract says, and was mended: where, what it should be, what came. */
export interface Drift {
  readonly path: string
  readonly kind: Field['kind']
  readonly came: string
}

/** What a reading finds on its way. */
interface Reading {
  /** By path. */
  readonly drift: Map<string, Drift>
  /** Records of which nothing can be made. */
  readonly dropped: unknown[]
  /** The id of the record that was asked for: not every backend repeats it. */
  readonly own: unknown
}

type Values = Record<string, unknown>

/** What backends say where they have nothing to say. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const ofField = (record: Values, name: string, { alias = name }: Field): unknown => {
  const names = Object.keys(record)
  const found = sameWord(names, name) ?? sameWord(names, alias)
  return found && record[found]
}

const knows = (fields: Fields, value: unknown): boolean =>
  isRecord(value) && Object.entries(fields).some(([name, field]) => ofField(value, name, field) !== undefined)

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null

/** What a wrapper wraps: {data}, {success, productos}, {count, results, links}, {$id, $values}, {producto}. */
const unwrap = (wrapper: Values, fields: Fields): unknown => {
  const inner = Object.values(wrapper)
  if (isHolder(wrapper.data)) return wrapper.data
  return (
    inner.find((value) => [value].flat().some((item) => knows(fields, item))) ??
    inner.find(Array.isArray) ??
    inner.find(isHolder)
  )
}

/** The items of a list however it comes: as text, by index, wrapped, or as its only record. */
export const itemsOf = (value: unknown, fields: Fields): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value
  if (isNothing(value)) return []
  if (typeof value === 'string') return itemsOf(parse(value) ?? true, fields)
  if (!isRecord(value)) return undefined
  const values = Object.values(value)
  if (values.every((item) => knows(fields, item))) return values
  if (!isHolder(value.data) && knows(fields, value)) return [value]
  // {"data": null} is what Go says of an empty list.
  return itemsOf(unwrap(value, fields) ?? (values.length > 1 || values[0]), fields)
}

/** The record however it comes: as text, wrapped, or as the only one of a list. */
const recordOf = (value: unknown, fields: Fields): Values | undefined => {
  if (Array.isArray(value)) return recordOf(value[0], fields)
  if (typeof value === 'string') return recordOf(parse(value), fields)
  if (!isRecord(value)) return undefined
  return knows(fields, value) && !isHolder(value.data) ? value : recordOf(unwrap(value, fields), fields)
}

/** In a few words. */
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
      const mended = readField(reading, items, item, path)
      if (mended === broken) {
        note(reading, path, items, item)
        reading.dropped.push(item)
      }
      return mended
    })
    .filter((item) => item !== broken)
  // A page without records is not what these many were meant to be.
  return list.length === 0 && found.length > 0 && path === '' ? broken : list
}

const readObject = (reading: Reading, field: Field, value: unknown, path: string): unknown => {
  const { fields = {} } = field
  const record = recordOf(value, fields) ?? (isNothing(value) && path === '' && !fields.id ? {} : undefined)
  if (!record) return broken
  if (record !== value) note(reading, path, field, value)
  const mended = { ...record }
  for (const [name, of] of Object.entries(fields)) {
    const at = path === '' ? name : `${path}.${name}`
    const part = readField(reading, of, ofField(record, name, of), at)
    mended[name] = part === broken && at === 'id' && reading.own ? reading.own : part
    if (mended[name] === broken) return broken
  }
  return mended
}

/** Where a text may stand too it is a refusal: what else it could be comes first. */
const readEither = (reading: Reading, { variants = [] }: Field, value: unknown): unknown => {
  const read = variants.map((variant) => (variant.kind === 'text' ? textOf(value) : readField(reading, variant, value)))
  return read.find((mended) => mended !== broken)
}

/** A single value, out of a list of one or of {data}. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return bare(value[0])
  return isRecord(value) && 'data' in value ? bare(value.data) : value
}

/** Of nothing, what stands for it. The last of some words is the one that may least. */
const readScalar = ({ kind, choices = [] }: Field, value: unknown): unknown => {
  switch (kind) {
    case 'id':
      return numberOf(value)
    case 'integer':
      return wholeOf(value)
    case 'flag':
      return isYes(value) ? 1 : 0
    case 'boolean':
      return isYes(value)
    case 'choice':
      return sameWord(choices, textOf(value)) ?? choices.at(-1)
    case 'timestamp':
      return momentOf(value)
    case 'nothing':
      return null
    default:
      return textOf(value)
  }
}

/** A value as its field wants it, or `broken`; what is right is not touched. */
const readField = (reading: Reading, field: Field, value: unknown, path = ''): unknown => {
  if (fits(field, value)) return value
  const none = isNothing(value) || (field.nullable && value === 'null')
  if (none && field.optional) return undefined
  if (field.kind === 'list') return readList(reading, field, value, path)
  if (field.kind === 'object') return readObject(reading, field, value, path)
  const mended = none && field.nullable ? null : readScalar(field, value)
  if (!fits(field, mended)) return field.optional ? undefined : broken
  note(reading, path, field, value)
  return mended
}

/** A whole answer. */
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
