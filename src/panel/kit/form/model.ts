import { oneLine } from '../../../contract/one-line.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Field } from '../../../contract/fields.ts'
import { sameIn } from '../../../contract/reading/scalar.ts'
import { isRecord } from '../../../contract/record.ts'
import { idOf } from '../stored.ts'
import { brief, nextOrden } from '../text.ts'
import { isObject, isTable, mergeRows, same, settleRow, type MergedRows, type RowQuestion } from './merge.ts'

/** The values of a form, by field name. */
export type Values = Record<string, unknown>

export const changesFrom = (stored: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, stored[name])))

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

/**
 * What was typed, in its field's own type: '12' -> 12. Any other value is sent as typed, and the server refuses it (§5). An empty password
 * is not sent.
 */
export const typedIn = (field: Field, typed: unknown): unknown =>
  field.kind === 'password' && typed === '' ? undefined : (sameIn(field, typed) ?? typed)

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
  return typeof name === 'string' ? brief(oneLine(of?.fields[of.title], name)) || undefined : undefined
}

/** A form and its record, which may change elsewhere. The typed values belong to the form, and come from outside. */
export interface Model {
  /** The values that the typed ones are compared with: a field that differs is a change of this form. */
  readonly stored: Values
  /** The record as it is now. A field that differs from `stored` was changed elsewhere, and waits for an answer. */
  readonly theirs: Values
  /** The values of the save that is under way. */
  readonly sending: Values
  /** Fields that followed a change from elsewhere. */
  readonly seen: readonly string[]
}

/** The next state of a form, and the values that it shows from now on in place of the typed ones. */
export interface Step {
  readonly model: Model
  readonly shown: Values
}

/** A field that both sides changed differently; in a table, one cell or row. */
export interface Conflict {
  readonly name: string
  /** The stored value of the whole field. */
  readonly theirs: unknown
  readonly row?: RowQuestion
}

const tableOf = (base: unknown, mine: unknown, theirs: unknown): MergedRows | undefined =>
  isTable(base) && isTable(mine) && isTable(theirs) ? mergeRows(base, mine, theirs) : undefined

export const opened = (values: Values): Model => ({ stored: values, theirs: values, sending: {}, seen: [] })

export const withStored = (model: Model, values: Values): Model => ({
  ...model,
  stored: { ...model.stored, ...values },
  theirs: { ...model.theirs, ...values },
})

/** The form after the record was read anew: fields without a change of this form follow, tables are merged row by row. */
export const follow = (model: Model, now: Values, typed: Values): Step => {
  const stored = { ...model.stored }
  const shown: Values = {}
  for (const [name, value] of Object.entries(now)) {
    const [base, mine] = [stored[name], typed[name]]
    if (same(value, base) || same(value, model.sending[name])) continue
    const table = same(mine, base) || same(mine, value) ? { base: value, rows: value } : tableOf(base, mine, value)
    if (!table) continue
    stored[name] = table.base
    shown[name] = table.rows
  }
  const seen = Object.keys(shown).filter((name) => !same(typed[name], shown[name]))
  return {
    model: { ...model, stored, theirs: { ...model.theirs, ...now }, seen: [...new Set([...model.seen, ...seen])] },
    shown,
  }
}

/** The open conflicts of a form. The user goes on typing, so each reading computes them again. */
export const conflictsOf = ({ stored, theirs, sending }: Model, typed: Values): Conflict[] =>
  Object.entries(theirs).flatMap(([name, value]): Conflict[] => {
    if ([stored[name], typed[name], sending[name]].some((one) => same(value, one))) return []
    const table = tableOf(stored[name], typed[name], value)
    return table ? table.questions.map((row) => ({ name, theirs: value, row })) : [{ name, theirs: value }]
  })

export const settled = (model: Model, typed: Values, conflict: Conflict, keep: 'mine' | 'theirs'): Step => {
  const { name, theirs, row } = conflict
  const [base, mine] = [model.stored[name], typed[name]]
  const { rows, base: existing } =
    row && isTable(base) && isTable(mine) && isTable(theirs)
      ? settleRow(base, mine, theirs, row, keep)
      : { rows: keep === 'theirs' ? theirs : mine, base: theirs }
  return { model: { ...model, stored: { ...model.stored, [name]: existing } }, shown: { [name]: rows } }
}

/** The form with values that were typed upon `base` at another time. A field that was changed elsewhere since becomes a conflict. */
export const recovered = (model: Model, values: Values, base: Values = model.stored): Step => {
  const of = (all: Values) => Object.fromEntries(Object.keys(values).map((name) => [name, all[name]]))
  const then = { ...model, stored: { ...model.stored, ...of(base) } }
  const step = follow(then, of(model.theirs), values)
  return { model: { ...step.model, seen: model.seen }, shown: { ...values, ...step.shown } }
}
