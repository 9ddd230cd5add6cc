/** Quirks of values, as database drivers and frameworks write them. */
import type { Field } from '../../../../src/contract/fields.ts'
import { isRecord } from '../../../../src/contract/record.ts'
import { answering, valued } from './quirk.ts'

const numbers = new Set<string>(['id', 'integer', 'flag'])
const texts = new Set<string>(['text', 'longText', 'richText', 'link'])

export const strings = valued((value, { kind }) =>
  numbers.has(kind) && typeof value === 'number' ? String(value) : value,
)

export const nulls = valued((value, { kind }) => ((texts.has(kind) || kind === 'path') && value === '' ? null : value))

const withoutTexts = (record: unknown, { fields = {} }: Field): unknown =>
  isRecord(record)
    ? Object.fromEntries(
        Object.entries(record).map(([name, value]) => [name, texts.has(fields[name]?.kind ?? '') ? null : value]),
      )
    : record

/** Also in single records, which pages and forms show. Account names stay. */
export const nullTexts = answering((value, { response, access }) => {
  if (Array.isArray(value))
    return value.map((record: unknown, at) =>
      at === 0 && response.items ? withoutTexts(record, response.items) : record,
    )
  return access === 'public' ? withoutTexts(value, response) : value
})

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0)

export const missing = valued((value, { kind }) =>
  kind === 'object' && isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => !isEmpty(part)))
    : value,
)

export const dates = valued((value, { kind }) =>
  kind === 'timestamp' && typeof value === 'string'
    ? new Date(value).toISOString().replace('T', ' ').slice(0, 19)
    : value,
)

const capital = (name: string) => (name === 'telefono_secundario' ? 'Telefono_Secundario' : name)

export const capitals = valued((value) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [capital(name), part])) : value,
)

export const extras = valued((value, { kind }) =>
  kind === 'object' && isRecord(value)
    ? { created_at: '2026-03-02 09:00:00', updated_at: '2026-03-02 09:00:00', deleted_at: null, ...value }
    : value,
)

/** Not in an empty list: a list without one readable record counts as an unreadable answer. */
export const brokenRecord = answering((value, { response }) =>
  Array.isArray(value) && value.length > 0 && response.items?.kind === 'object'
    ? [...value, null, { id: 'sin número' }]
    : value,
)
