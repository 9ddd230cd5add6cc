import { ApiError } from '../../../api/errors.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Field } from '../../../contract/fields.ts'
import { isRecord } from '../../../contract/record.ts'
import { idOf } from '../id-of.ts'
import { brief, nextOrden, plainText } from '../text.ts'
import type { Values } from './same.ts'

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

/** A write was refused because its record has changed since the form read it. */
export const isLate = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.actual !== undefined
