/** Single values as PHP, Express, Django and .NET write them, as the contract wants them. Pure. */
import { isRecord } from '../record.ts'

/** '12', ' 12.0 ' and '12,5' are numbers; what is none is NaN. */
export const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
}

export const wholeOf = (value: unknown): number => {
  const number = Math.trunc(numberOf(value))
  return Number.isSafeInteger(number) ? number : 0
}

const yes = /^(true|t|yes|y|s[ií]?|on)$/i

/** A bit of MySQL comes through Express as {type: 'Buffer', data: [1]}. */
export const isYes = (value: unknown): boolean => {
  if (isRecord(value) && Array.isArray(value.data)) return value.data[0] === 1
  return value === true || numberOf(value) === 1 || (typeof value === 'string' && yes.test(value.trim()))
}

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

export const textOf = (value: unknown): string => [value].flat().filter(isScalar).join(', ')

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9$]/gi, '')
    .toLowerCase()

/** One of the words, in other capitals, with or without `_` and accents, as each language writes them. */
export const sameWord = (words: readonly string[], wanted: string): string | undefined =>
  words.includes(wanted) ? wanted : words.find((word) => fold(word) === fold(wanted))

/** Day first, as people write here. */
const local = /^(\d\d?)[/-](\d\d?)[/-](\d{4})\D*/
/** What sorts, with or without a zone: as databases write. */
const sortable = /^(\d{4}-\d\d-\d\d)[ T]?([\d:.]*)\s*([+-]\d\d)?:?(\d\d)?Z?$/

const parseMoment = (text: string): number => {
  const written = text.replace(
    local,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} `,
  )
  const [, day, time = '', hours = '+00', minutes = '00'] = sortable.exec(written.trim()) ?? []
  return Date.parse(day === undefined ? `${text} UTC` : `${day}T${time || '00:00'}${hours}:${minutes}`)
}

/** What PHP says beside a DateTime: an offset, or a name; of the names that of this country. */
const zoneOf = (zone: string): string =>
  zone.startsWith('America/Argentina') ? '-03:00' : zone.replace(/^[^+-].*/, '')

/** A hundred thousand million seconds are 3,000 years away: so many are milliseconds. */
const epoch = (number: number): number => (Math.abs(number) < 1e11 ? number * 1000 : number)

/** ISO 8601 in UTC of a moment however written; one without a zone counts as UTC. Empty when it is none. */
export const momentOf = (value: unknown): string => {
  if (isRecord(value)) return momentOf(textOf(value.date) + zoneOf(textOf(value.timezone)))
  const text = textOf(value).replace(/^\/Date\((-?\d+).*/, '$1')
  const number = numberOf(text)
  const time = Number.isNaN(number) ? parseMoment(text) : epoch(number)
  return Math.abs(time) < 8e15 ? new Date(time).toISOString() : ''
}
