/** Quirks of values, as database drivers and frameworks write them. */
import type { Field, Kind } from '#contract/fields.ts'
import { isRecord } from '#contract/record.ts'
import { answering, valued, type Quirk } from './quirk.ts'

const numbers = new Set<Kind>(['id', 'integer', 'flag'])
const texts = new Set<Kind>(['text', 'longText', 'richText', 'link'])

const withoutTexts = (record: unknown, { fields = {} }: Field): unknown =>
  isRecord(record)
    ? Object.fromEntries(
        Object.entries(record).map(([name, value]) => [
          name,
          texts.has(fields[name]?.kind ?? 'nothing') ? null : value,
        ]),
      )
    : record

const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0)

const capital = (name: string) => (name === 'telefono_secundario' ? 'Telefono_Secundario' : name)

export const values = {
  /** Numbers and flags are strings: "1". */
  strings: valued((value, { kind }) => (numbers.has(kind) && typeof value === 'number' ? String(value) : value)),
  /** An empty text is null. */
  nulls: valued((value, { kind }) => ((texts.has(kind) || kind === 'path') && value === '' ? null : value)),
  /** Every text of the first record of a list is null, and of a public record asked for alone, which pages show. Account names stay. */
  'null-texts': answering((value, { response, access }) => {
    if (Array.isArray(value))
      return value.map((record: unknown, index) =>
        index === 0 && response.items ? withoutTexts(record, response.items) : record,
      )
    return access === 'public' ? withoutTexts(value, response) : value
  }),
  /** Empty values are left out: texts, null, galleries. */
  missing: valued((value, { kind }) =>
    kind === 'object' && isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([, part]) => !isEmpty(part)))
      : value,
  ),
  /** 2026-10-05 14:32:00, in UTC. */
  dates: valued((value, { kind }) =>
    kind === 'timestamp' && typeof value === 'string' && value !== ''
      ? new Date(value).toISOString().replace('T', ' ').slice(0, 19)
      : value,
  ),
  capitals: valued((value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [capital(name), part])) : value,
  ),
  extras: valued((value, { kind }) =>
    kind === 'object' && isRecord(value)
      ? { created_at: '2026-03-02 09:00:00', updated_at: '2026-03-02 09:00:00', deleted_at: null, ...value }
      : value,
  ),
  /** Not in an empty list: a list without one readable record counts as an unreadable answer. */
  'broken-record': answering((value, { response }) =>
    Array.isArray(value) && value.length > 0 && response.items?.kind === 'object'
      ? [...value, null, { id: 'sin número' }]
      : value,
  ),
} satisfies Record<string, Quirk>
