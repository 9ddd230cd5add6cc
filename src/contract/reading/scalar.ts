/**
 * Reads single values of the wrong type. Pure. `sameIn` serves our own forms, requests and stored rows: only another spelling of the same
 * value counts. `meantIn` serves answers of PHP, Express, Django and .NET: it makes the best of any value.
 */
import type { Field } from '../fields.ts'
import { isRecord } from '../record.ts'

const wholeIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

const bitIn = (value: unknown): number | undefined => {
  const number = typeof value === 'boolean' ? Number(value) : wholeIn(value)
  return number === 0 || number === 1 ? number : undefined
}

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** The same value in its field's own type: '1' becomes 1. Undefined when the value says nothing of that type. */
export const sameIn = ({ kind }: Field, value: unknown): unknown => {
  switch (kind) {
    case 'id':
    case 'integer':
      return wholeIn(value)
    case 'flag':
      return bitIn(value)
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'timestamp':
      return isMoment(value) ? value : undefined
    // A number is neither an address nor a choice.
    case 'email':
    case 'link':
    case 'choice':
      return typeof value === 'string' ? value : undefined
    default:
      return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined
  }
}

/** Reads '12', ' 12.0 ' and '12,5' as numbers, anything else as NaN. */
export const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
}

const wholeOf = (value: unknown): number => {
  const number = Math.trunc(numberOf(value))
  return Number.isSafeInteger(number) ? number : 0
}

const yes = /^(true|t|yes|y|s[ií]?|on)$/i

/** Express writes a bit of MySQL as {type: 'Buffer', data: [1]}. */
export const isYes = (value: unknown): boolean => {
  if (isRecord(value) && Array.isArray(value.data)) return value.data[0] === 1
  return value === true || numberOf(value) === 1 || (typeof value === 'string' && yes.test(value.trim()))
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

export const textOf = (value: unknown): string => [value].flat().filter(isScalar).join(', ')

/** A word without capitals, accents and marks, to compare names. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9$]/gi, '')
    .toLowerCase()

/** Finds a word whatever its capitals, accents and `_`. */
export const sameWord = (words: readonly string[], wanted: string): string | undefined =>
  words.includes(wanted) ? wanted : words.find((word) => fold(word) === fold(wanted))

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
const zoneOf = (zone: string): string =>
  zone.startsWith('America/Argentina') ? '-03:00' : zone.replace(/^[^+-].*/, '')

/** A number from 1e11 on counts milliseconds: as seconds it would lie 3,000 years away. */
const epoch = (number: number): number => (Math.abs(number) < 1e11 ? number * 1000 : number)

/** Any spelling of a moment as ISO 8601 in UTC; UTC is assumed where no zone is given. Empty when the value is no moment. */
const momentOf = (value: unknown): string => {
  if (isRecord(value)) return momentOf(textOf(value.date) + zoneOf(textOf(value.timezone)))
  const text = textOf(value).replace(/^\/Date\((-?\d+).*/, '$1')
  const number = numberOf(text)
  const time = Number.isNaN(number) ? parseMoment(text) : epoch(number)
  return Math.abs(time) < 8e15 ? new Date(time).toISOString() : ''
}

/** What an answer of another backend means. An empty value becomes the blank of its kind. An unknown choice becomes the last one, which has the fewest rights. */
export const meantIn = ({ kind, choices = [] }: Field, value: unknown): unknown => {
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
