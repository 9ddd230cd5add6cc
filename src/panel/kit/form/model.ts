import { oneLine } from '#contract/one-line.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { byFamily, type Field, type Kind } from '#contract/fields.ts'
import { coerceOwn } from '#contract/reading/scalar.ts'
import { isRecord } from '#contract/record.ts'
import { getRecordId } from '../stored.ts'
import { brief, nextOrden } from '../text.ts'
import {
  isObject,
  isTable,
  mergeRows,
  same,
  settleRow,
  type MergedRows,
  type RowQuestion,
  type States,
} from './merge.ts'

/** The values of a form, by field name. */
export type Values = Record<string, unknown>

export const changesFrom = (stored: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, stored[name])))

export const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (Array.isArray(value) && value.some(holdsFile)) ||
  (isObject(value) && Object.values(value).some(holdsFile))

type Sending = Pick<Endpoint<Values>, 'does' | 'request' | 'query'>

/** The value of an empty field; undefined where an empty one is not sent: a file, a password, a number. */
const blankValues: Readonly<Record<Kind, () => unknown>> = {
  ...byFamily<() => unknown>(() => undefined, { text: () => '' }),
  flag: () => 0,
  list: () => [],
}

/**
 * A typed value in its field's own type: '12' -> 12. Any other value is sent as typed, and the server refuses it (§5). An empty password
 * is not sent.
 */
export const coerceTyped = (field: Field, typed: unknown): unknown =>
  field.kind === 'password' && typed === '' ? undefined : (coerceOwn(field, typed) ?? typed)

const isPlaced = (row: unknown): row is { orden: number } => isRecord(row) && typeof row['orden'] === 'number'

/** The first values of a new record: blanks, and the position behind the list that it joins. */
const newRecord = (list: unknown): Values => (Array.isArray(list) ? { orden: nextOrden(list.filter(isPlaced)) } : {})

/** The loaded record; some records come as a list of one. */
const getLoadedRecord = (loaded: unknown): Values => [loaded].flat().find(isRecord) ?? {}

const isOwnId = ({ kind }: Field) => kind === 'id'

/**
 * The first values of a form: the fields of its call, from the record. The call's own id is the record's; the state that a change is
 * based on is added when the change is sent.
 */
export const getStartValues = ({ does, request, query }: Sending, loaded: unknown): Values => {
  const record = does === 'create' ? newRecord(loaded) : getLoadedRecord(loaded)
  const ids = Object.entries(query).filter(([, field]) => isOwnId(field))
  const fields = [...ids, ...Object.entries(request)].filter(([, { kind }]) => kind !== 'upload' && kind !== 'password')
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      record[name] ?? (isOwnId(field) ? getRecordId(record) : blankValues[field.kind]()),
    ]),
  )
}

/** The version of a record; some records come as a list of one. */
export const getVersion = (loaded: unknown): unknown => getLoadedRecord(loaded)['version']

/** The name of a record, on one line; undefined where the call changes no record, or the record has no name. */
export const getRecordName = (
  { does, entity }: Pick<Endpoint, 'does' | 'entity'>,
  loaded: unknown,
): string | undefined => {
  const name = entity && does === 'update' ? getLoadedRecord(loaded)[entity.title] : undefined
  return typeof name === 'string' ? brief(oneLine(entity?.fields[entity.title], name)) || undefined : undefined
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

/** A field that both sides changed differently; in a table with a key column, one cell or row. */
export interface Conflict {
  readonly name: string
  /** The value that both sides changed. */
  readonly base: unknown
  /** The stored value of the whole field. */
  readonly theirs: unknown
  readonly row?: RowQuestion
}

/** The column of a table that tells rows apart; undefined where no column does. */
export type GetUniqueColumn = (name: string) => string | undefined

const toTableStates = (base: unknown, mine: unknown, theirs: unknown, unique: string | undefined): States | undefined =>
  isTable(base) && isTable(mine) && isTable(theirs) ? { base, mine, theirs, unique } : undefined

const merged = (states: States | undefined, isMerged: boolean): MergedRows | undefined =>
  states && mergeRows(states, isMerged)

export const opened = (values: Values): Model => ({ stored: values, theirs: values, sending: {}, seen: [] })

export const withStored = (model: Model, values: Values): Model => ({
  ...model,
  stored: { ...model.stored, ...values },
  theirs: { ...model.theirs, ...values },
})

/** Whether this value is under way. A field that is not is no blank one. */
const isSent = ({ sending }: Pick<Model, 'sending'>, name: string, value: unknown): boolean =>
  name in sending && same(value, sending[name])

/** The form after the record was read anew: fields without a change of this form follow, tables are merged row by row. */
export const follow = (model: Model, now: Values, typed: Values, getUniqueColumn: GetUniqueColumn): Step => {
  const stored = { ...model.stored }
  const shown: Values = {}
  for (const [name, value] of Object.entries(now)) {
    const [base, mine] = [stored[name], typed[name]]
    if (same(value, base) || isSent(model, name, value)) continue
    const isTheirs = same(mine, base) || same(mine, value)
    const table = isTheirs
      ? { base: value, rows: value }
      : merged(toTableStates(base, mine, value, getUniqueColumn(name)), false)
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
export const findConflicts = (
  { stored, theirs, sending }: Model,
  typed: Values,
  getUniqueColumn: GetUniqueColumn,
): Conflict[] =>
  Object.entries(theirs).flatMap(([name, value]): Conflict[] => {
    const [base, mine] = [stored[name], typed[name]]
    if (same(value, base) || same(value, mine) || isSent({ sending }, name, value)) return []
    const table = merged(toTableStates(base, mine, value, getUniqueColumn(name)), true)
    const whole = { name, base, theirs: value }
    // A table that could not be merged when it came, and can be now, may lack their rows: the question stays about the whole.
    return table && same(table.rows, mine) ? table.questions.map((row) => ({ ...whole, row })) : [whole]
  })

export const settled = (
  model: Model,
  typed: Values,
  conflict: Conflict,
  keep: 'mine' | 'theirs',
  getUniqueColumn: GetUniqueColumn,
): Step => {
  const { name, theirs, row } = conflict
  const [base, mine] = [model.stored[name], typed[name]]
  const states = toTableStates(base, mine, theirs, getUniqueColumn(name))
  const { rows, base: settledBase } = row
    ? ((states && settleRow(states, row, keep)) ?? { rows: mine, base })
    : { rows: keep === 'theirs' ? theirs : mine, base: theirs }
  return { model: { ...model, stored: { ...model.stored, [name]: settledBase } }, shown: { [name]: rows } }
}

/** The form with values that were typed upon `base` at another time. A field that was changed elsewhere since becomes a conflict. */
export const recovered = (
  model: Model,
  values: Values,
  getUniqueColumn: GetUniqueColumn,
  base: Values = model.stored,
): Step => {
  const pickTypedFields = (source: Values) =>
    Object.fromEntries(Object.keys(values).map((name) => [name, source[name]]))
  const rebased = { ...model, stored: { ...model.stored, ...pickTypedFields(base) } }
  const step = follow(rebased, pickTypedFields(model.theirs), values, getUniqueColumn)
  return { model: { ...step.model, seen: model.seen }, shown: { ...values, ...step.shown } }
}
