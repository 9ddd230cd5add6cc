import { isRecord } from '#contract/record.ts'

/** An object that is no file. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof Blob)

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isObject(value) && Object.values(value).every(isBlank))

const lines = (text: string): string => text.trim().replaceAll('\r\n', '\n')

/** Whether two values of a field are the same to the server, which trims texts and takes several kinds of blank for one. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true
  // A form sends lines that end with '\r\n'.
  if (typeof a === 'string' && typeof b === 'string') return lines(a) === lines(b)
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]))
  return false
}

export type Row = Readonly<Record<string, unknown>>

/** A value that tells rows apart, whatever its spaces and capitals; blank for none. */
export const toRowKey = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : ''

/** A row as a text that is the same for rows that `same` takes for one. */
const toComparableText = (row: Row): string =>
  Object.entries(row)
    .filter(([, value]) => !isBlank(value))
    .map(([name, value]) => JSON.stringify([name, typeof value === 'string' ? value.trim() : value]))
    .toSorted()
    .join('')

/** The rows missing in `others`, each as often as it is missing there. */
const difference = (rows: readonly Row[], others: readonly Row[]): readonly Row[] => {
  const remaining = Map.groupBy(others, toComparableText)
  return rows.filter((row) => remaining.get(toComparableText(row))?.pop() === undefined)
}

/** The changes of one side of a table that are lost where the other side is kept: its own rows, and removed rows that come back. */
export const findLosses = (base: readonly Row[], chosen: readonly Row[], discarded: readonly Row[]) => {
  const removed = difference(base, discarded)
  return {
    lost: difference(difference(discarded, base), chosen),
    back: difference(removed, difference(removed, chosen)),
  }
}

const listed = (row: Row | undefined): readonly Row[] => (row ? [row] : [])

/** The rows of one state of a table, in order, by the key that tells them apart. */
type ByKey = ReadonlyMap<string, Row>

const rowsByKey = (column: string, rows: readonly Row[]): ByKey =>
  new Map(rows.map((row) => [toRowKey(row[column]), row]))

/** Whether the column has another value in each row. */
const tellsApart = (column: string, rows: readonly Row[]): boolean =>
  rowsByKey(column, rows).size === rows.length && rows.every((row) => toRowKey(row[column]) !== '')

/**
 * Pairs the rows of two states of a table: equal ones, those with the same key, the rest by position. Maps the index in `rows` to the index
 * in `others`; a row that `others` lacks has no entry.
 */
export const pairRows = (
  rows: readonly Row[],
  others: readonly Row[],
  unique: string | undefined,
): ReadonlyMap<number, number> => {
  const key = (row: Row) => toRowKey(row['id']) || toRowKey(row[unique ?? 'id'])
  const names: readonly ((row: Row, index: number) => string)[] = [
    (row, index) => `${index} ${toComparableText(row)}`,
    toComparableText,
    key,
    (_, index) => String(index),
  ]
  const pairs = new Map<number, number>()
  for (const name of names) {
    const paired = new Set(pairs.values())
    const free = [...others.keys()].filter((index) => !paired.has(index))
    const byName = Map.groupBy(free, (index) => name(others[index] ?? {}, index))
    byName.delete('')
    rows.forEach((row, index) => {
      const pairedIndex = pairs.has(index) ? undefined : byName.get(name(row, index))?.shift()
      if (pairedIndex !== undefined) pairs.set(index, pairedIndex)
    })
  }
  return pairs
}

/** A cell that both sides changed, or a row that one side changed and the other removed. */
export interface RowQuestion {
  /** The key that tells the row apart. */
  readonly key: string
  /** The cell; undefined where the question is about the whole row. */
  readonly column?: string
  /** The index of the row in the form; undefined where the form has removed the row. */
  readonly row?: number
  readonly mine?: unknown
  readonly theirs?: unknown
}

export interface MergedRows {
  /** The new rows of the form. An open question leaves the form's own value. */
  readonly rows: readonly Row[]
  /** The new base. An open question leaves the old base. */
  readonly base: readonly Row[]
  readonly questions: readonly RowQuestion[]
}

export const isTable = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isObject)

interface Fate {
  readonly row?: Row
  readonly base?: Row
  readonly columns?: readonly string[]
  readonly isOpen?: boolean
}

/** Merges a row that both sides have, cell by cell. */
const mergeCells = (base: Row, mine: Row, theirs: Row, isMerged: boolean): Fate => {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const isTheirs = (name: string) => !isMerged && same(mine[name], base[name])
  const columns = names.filter(
    (name) => !isTheirs(name) && !same(theirs[name], base[name]) && !same(theirs[name], mine[name]),
  )
  return {
    row: Object.fromEntries(names.map((name) => [name, isTheirs(name) ? theirs[name] : mine[name]])),
    base: Object.fromEntries(names.map((name) => [name, columns.includes(name) ? base[name] : theirs[name]])),
    columns,
  }
}

/** Keeps, drops or asks about a row that one side alone has. */
const decideFate = (base: Row | undefined, mine: Row | undefined, theirs: Row | undefined, isMerged: boolean): Fate => {
  if (mine && !base) return { row: mine }
  if (mine) return !isMerged && same(mine, base) ? {} : { row: mine, base, isOpen: true }
  if (theirs && !base) return { row: theirs, base: theirs }
  if (theirs) return same(theirs, base) ? { base: theirs } : { base, isOpen: true }
  return {}
}

/** The keys of both sides: a key that `keys` lacks follows its predecessor in `others`. */
const inserted = (keys: readonly string[], others: readonly string[]): readonly string[] =>
  others.reduce((result, key, index) => {
    const previous = others[index - 1]
    return result.includes(key)
      ? result
      : result.toSpliced(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, key)
  }, keys)

const hasMoved = (base: ByKey, rows: ByKey): boolean =>
  !same(
    [...base.keys()].filter((key) => rows.has(key)),
    [...rows.keys()].filter((key) => base.has(key)),
  )

type Sides = Readonly<Record<'base' | 'mine' | 'theirs', ByKey>>

/** Merges rows by the key in their `column`. A form that `isMerged` keeps its rows, and every difference from theirs is a question. */
const mergeByKey = (column: string, { base, mine, theirs }: Sides, isMerged: boolean): MergedRows => {
  const [baseKeys, myKeys, theirKeys] = [[...base.keys()], [...mine.keys()], [...theirs.keys()]]
  const stored = inserted(theirKeys, baseKeys)
  const fates = [...new Set([...stored, ...myKeys])].map((key) => {
    const [baseRow, myRow, theirRow] = [base.get(key), mine.get(key), theirs.get(key)]
    // A row that both sides added was blank before, but for its key.
    const fate =
      myRow && theirRow
        ? mergeCells(baseRow ?? { [column]: key }, myRow, theirRow, isMerged)
        : decideFate(baseRow, myRow, theirRow, isMerged)
    return { key, myRow, theirRow, ...fate }
  })
  const byKey = new Map(fates.map((fate) => [fate.key, fate]))
  const isTheirOrder = hasMoved(base, theirs) && !hasMoved(base, mine)
  const order = (isTheirOrder ? inserted(theirKeys, myKeys) : inserted(myKeys, theirKeys)).filter(
    (key) => byKey.get(key)?.row,
  )
  const shown = new Map(order.map((key, row) => [key, { key, row }]))
  return {
    rows: order.flatMap((key) => listed(byKey.get(key)?.row)),
    base: stored.flatMap((key) => listed(byKey.get(key)?.base)),
    questions: fates.flatMap(({ key, myRow, theirRow, columns = [], isOpen }): RowQuestion[] => {
      const rowPosition = shown.get(key) ?? { key }
      if (isOpen === true) return [{ ...rowPosition, mine: myRow, theirs: theirRow }]
      return columns.map((name) => ({ ...rowPosition, column: name, mine: myRow?.[name], theirs: theirRow?.[name] }))
    }),
  }
}

/** Whether a row is gone from both sides while a side has a new one, which may be the same row with its key corrected. */
const isDoubtful = ({ base, mine, theirs }: Sides): boolean =>
  [...base.keys()].some((key) => !mine.has(key) && !theirs.has(key)) &&
  [...mine.keys(), ...theirs.keys()].some((key) => !base.has(key) && !(mine.has(key) && theirs.has(key)))

/** The three states of a table that both sides changed, and the column of its form that tells rows apart where they have no `id`. */
export interface States {
  readonly base: readonly Row[]
  readonly mine: readonly Row[]
  readonly theirs: readonly Row[]
  readonly unique: string | undefined
}

/** The column that tells all rows of each state apart. */
const findKeyColumn = ({ base, mine, theirs, unique }: States): string | undefined =>
  ['id', unique ?? 'id'].find((column) => [base, mine, theirs].every((rows) => tellsApart(column, rows)))

const toSides = (column: string, { base, mine, theirs }: Omit<States, 'unique'>): Sides => {
  const byKey = (rows: readonly Row[]) => rowsByKey(column, rows)
  return { base: byKey(base), mine: byKey(mine), theirs: byKey(theirs) }
}

/**
 * Merges three states of a table. Rows are the same by `id`, else by the value of the `unique` column. A change of one side alone counts.
 * A question arises from a cell that both sides changed differently, and from a row that one side changed and the other removed. A form
 * that `isMerged` already keeps its rows. Undefined where rows cannot be told apart: the table as a whole is the question.
 */
export const mergeRows = (states: States, isMerged = false): MergedRows | undefined => {
  const column = findKeyColumn(states)
  if (column === undefined) return undefined
  const sides = toSides(column, states)
  // An `id` is never corrected.
  return column !== 'id' && isDoubtful(sides) ? undefined : mergeByKey(column, sides, isMerged)
}

/** Merges again with one question answered; undefined where rows can be told apart no longer. */
export const settleRow = (
  states: States,
  { key, column: cell }: Pick<RowQuestion, 'key' | 'column'>,
  keep: 'mine' | 'theirs',
): MergedRows | undefined => {
  const { base, mine, theirs } = states
  const column = findKeyColumn(states)
  if (column === undefined) return undefined
  const isInQuestion = (row: Row) => toRowKey(row[column]) === key
  const theirRow = theirs.find(isInQuestion)
  const asTheirs = (row: Row) => (cell === undefined ? theirRow : { ...row, [cell]: theirRow?.[cell] })
  const asStored = (rows: readonly Row[]) => rows.flatMap((row) => listed(isInQuestion(row) ? asTheirs(row) : row))
  // Their row comes back as a new one where the form has removed it.
  const isBack = keep === 'theirs' && cell === undefined
  const answered = {
    base: isBack ? base.filter((row) => !isInQuestion(row)) : asStored(base),
    mine: keep === 'mine' ? mine : asStored(mine),
    theirs,
  }
  return mergeByKey(column, toSides(column, answered), false)
}

/** The rows as they were before a change, with the typing since. Pairs rows as `pairRows` does, and never asks. */
export const takenBack = ({ base, mine, theirs, unique }: States): readonly Row[] => {
  const toPairedRows = (rows: readonly Row[], side: string): ByKey => {
    const names = new Map([...pairRows(base, rows, unique)].map(([index, pairedIndex]) => [pairedIndex, `${index}`]))
    return new Map(rows.map((row, index) => [names.get(index) ?? `${side} ${index}`, row]))
  }
  const sides = {
    base: toPairedRows(base, 'after'),
    mine: toPairedRows(mine, 'mine'),
    theirs: toPairedRows(theirs, 'before'),
  }
  return mergeByKey('id', sides, false).rows
}
