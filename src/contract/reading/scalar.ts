/**
 * Reads single values of the wrong type. Pure. `coerceOwn` serves our own forms, requests and stored rows: only another spelling of the same
 * value counts. `coerceForeign` serves answers of PHP, Express, Django and .NET: it makes the best of any value.
 */
import { byFamily, type Field, type Kind, type KindField } from '../fields.ts'
import { isRecord } from '../record.ts'

const toStrictInteger = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

const toStrictBit = (value: unknown): number | undefined => {
  const number = typeof value === 'boolean' ? Number(value) : toStrictInteger(value)
  return number === 0 || number === 1 ? number : undefined
}

/** A number is neither an address nor a choice. */
const toStrictText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const toOwnText = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : toStrictText(value)

const ownValues: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  ...byFamily<(value: unknown) => unknown>(toOwnText, { number: toStrictInteger }),
  flag: toStrictBit,
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  choice: toStrictText,
  link: toStrictText,
  email: toStrictText,
  timestamp: (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined),
}

/** The same value in its field's own type: '1' becomes 1. Undefined when the value says nothing of that type. */
export const coerceOwn = ({ kind }: Field, value: unknown): unknown => ownValues[kind](value)

/** Reads '12', ' 12.0 ' and '12,5' as numbers, anything else as NaN. */
export const parseNumber = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
}

const toLooseInteger = (value: unknown): number => {
  const number = Math.trunc(parseNumber(value))
  return Number.isSafeInteger(number) ? number : 0
}

const yes = /^(true|t|yes|y|s[ií]?|on)$/i

/** Express writes a bit of MySQL as {type: 'Buffer', data: [1]}. */
export const isYes = (value: unknown): boolean => {
  if (isRecord(value) && Array.isArray(value.data)) return value.data[0] === 1
  return value === true || parseNumber(value) === 1 || (typeof value === 'string' && yes.test(value.trim()))
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

export const toText = (value: unknown): string => [value].flat().filter(isScalar).join(', ')

/** A word without capitals, accents and marks, to compare names. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9$]/gi, '')
    .toLowerCase()

/** Finds a word whatever its capitals, accents and `_`. */
export const findWord = (words: readonly string[], target: string): string | undefined =>
  words.includes(target) ? target : words.find((candidate) => fold(candidate) === fold(target))

/** Day first, as in Argentina. */
const local = /^(\d\d?)[/-](\d\d?)[/-](\d{4})\D*/
/** Year first, with or without a zone, as databases write. */
const sortable = /^(\d{4}-\d\d-\d\d)[ T]?([\d:.]*)\s*([+-]\d\d)?:?(\d\d)?Z?$/

const parseMoment = (text: string): number => {
  const written = text.replace(
    local,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} `,
  )
  const [, day, time = '', hours = '+00', minutes = '00'] = sortable.exec(written.trim()) ?? []
  return Date.parse(day === undefined ? `${text} UTC` : `${day}T${time || '00:00'}${hours}:${minutes}`)
}

/** PHP writes a DateTime's zone as an offset or a name; only Argentina's names are known. */
const toUtcOffset = (zone: string): string =>
  zone.startsWith('America/Argentina') ? '-03:00' : zone.replace(/^[^+-].*/, '')

/** A number from 1e11 on counts milliseconds: as seconds it would lie 3,000 years away. */
const epoch = (number: number): number => (Math.abs(number) < 1e11 ? number * 1000 : number)

/** Any spelling of a moment as ISO 8601 in UTC; UTC is assumed where no zone is given. Empty when the value is no moment. */
const toIsoTimestamp = (value: unknown): string => {
  if (isRecord(value)) return toIsoTimestamp(toText(value.date) + toUtcOffset(toText(value.timezone)))
  const text = toText(value).replace(/^\/Date\((-?\d+).*/, '$1')
  const number = parseNumber(text)
  const time = Number.isNaN(number) ? parseMoment(text) : epoch(number)
  return Math.abs(time) < 8e15 ? new Date(time).toISOString() : ''
}

const foreignValues: { readonly [K in Kind]: (value: unknown, field: KindField<K>) => unknown } = {
  ...byFamily<(value: unknown) => unknown>(toText, { number: toLooseInteger }),
  id: parseNumber,
  flag: (value) => (isYes(value) ? 1 : 0),
  boolean: isYes,
  choice: (value, { choices }) => findWord(choices, toText(value)) ?? choices.at(-1),
  timestamp: toIsoTimestamp,
  nothing: () => null,
}

/** The meaning of another backend's value. An empty value becomes the blank of its kind. An unknown choice becomes the last one, which has the fewest rights. */
export const coerceForeign = <K extends Kind>(field: KindField<K>, value: unknown): unknown =>
  foreignValues[field.kind](value, field)
