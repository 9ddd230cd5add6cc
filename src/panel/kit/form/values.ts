import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Field } from '../../../contract/fields.ts'
import { isRecord } from '../../../contract/record.ts'
import { idOf } from '../id-of.ts'
import { brief, nextOrden, plainText } from '../text.ts'

/** The values of a form, by field name. */
export type Values = Record<string, unknown>

/** An object that is no file. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof Blob)

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isObject(value) && Object.values(value).every(isBlank))

/** Whether two values of a field are the same to the server, which trims texts and takes several kinds of blank for one. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim()
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]))
  return false
}

/** The values that differ from the stored ones. */
export const changesFrom = (
  stored: ReadonlyMap<string, unknown>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, stored.get(name))))

export const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (Array.isArray(value) && value.some(holdsFile)) ||
  (isObject(value) && Object.values(value).some(holdsFile))

type Sending = Pick<Endpoint<Values>, 'does' | 'request' | 'query'>

/** What a field holds before anybody filled it; nothing where that is not sent: a file, a password, a number. */
const blankOf = ({ kind }: Field): unknown => {
  switch (kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'link':
    case 'email':
      return ''
    case 'flag':
      return 0
    case 'list':
      return []
    default:
      return undefined
  }
}

const isPlaced = (row: unknown): row is { orden: number } => isRecord(row) && typeof row['orden'] === 'number'

/** What a form of a new record begins with: blanks, and the place behind the list that it joins. */
const newRecord = (list: unknown): Values => (Array.isArray(list) ? { orden: nextOrden(list.filter(isPlaced)) } : {})

/** The record that was loaded; some come as a list of one. */
const recordIn = (loaded: unknown): Values => [loaded].flat().find(isRecord) ?? {}

const isOwnId = ({ kind }: Field) => kind === 'id'

/**
 * The first values of a form: what its call sends, as the record has it. The call's own id is the record's; the state that a change is
 * based on is told when it is sent.
 */
export const startOf = ({ does, request, query }: Sending, loaded: unknown): Values => {
  const record = does === 'create' ? newRecord(loaded) : recordIn(loaded)
  const ids = Object.entries(query).filter(([, field]) => isOwnId(field))
  const fields = [...ids, ...Object.entries(request)].filter(([, { kind }]) => kind !== 'upload' && kind !== 'password')
  return Object.fromEntries(
    fields.map(([name, field]) => [name, record[name] ?? (isOwnId(field) ? idOf(record) : blankOf(field))]),
  )
}

/** The version of a record; some records come as a list of one. */
export const versionOf = (loaded: unknown): unknown => recordIn(loaded)['version']

/** What a record is called, on one line; undefined where the call changes none, or the record has no name. */
export const recordNameOf = ({ does, of }: Pick<Endpoint, 'does' | 'of'>, loaded: unknown): string | undefined => {
  const name = of && does === 'update' ? recordIn(loaded)[of.title] : undefined
  return typeof name === 'string' ? brief(plainText(name)) || undefined : undefined
}
