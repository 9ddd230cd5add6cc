import { isRecord } from '../../../contract/record.ts'

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

export type Row = Readonly<Record<string, unknown>>

/** How alike two rows are. A shared value counts less the more rows of the column hold that value. */
const likenessBy = (rows: readonly Row[]) => {
  const counts = new Map<string, number>()
  const keyOf = (name: string, value: unknown) => `${name} ${String(value).trim()}`
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      counts.set(keyOf(name, value), (counts.get(keyOf(name, value)) ?? 0) + 1)
  return (row: Row, other: Row): number => {
    if (typeof row['id'] === 'number' && typeof other['id'] === 'number') return row['id'] === other['id'] ? 1_000 : 0
    const shared = Object.entries(row)
      .filter(([name, value]) => !isBlank(value) && same(value, other[name]))
      .reduce((sum, [name, value]) => sum + 1 / (counts.get(keyOf(name, value)) ?? 1), 0)
    return same(row, other) ? shared + 1 : shared
  }
}

type Score = readonly (readonly number[])[]

/** The likest pairs that keep the order of both lists. */
const inOrder = (score: Score, width: number): [number, number][] => {
  const best = Array.from({ length: score.length + 1 }, () => new Float64Array(width + 1))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  const likeness = (i: number, j: number) => score[i]?.[j] ?? 0
  for (let i = score.length - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--)
      best[i]?.fill(Math.max(at(i + 1, j), at(i, j + 1), likeness(i, j) + at(i + 1, j + 1)), j, j + 1)
  const pairs: [number, number][] = []
  let i = 0
  let j = 0
  while (i < score.length && j < width) {
    if (likeness(i, j) > 0 && at(i, j) === likeness(i, j) + at(i + 1, j + 1)) pairs.push([i++, j++])
    else if (at(i, j) === at(i + 1, j)) i++
    else j++
  }
  return pairs
}

/** Pairs of moved rows among the rest, the likest first. */
const moved = (score: Score, taken: readonly [number, number][]): [number, number][] => {
  const rows = new Set(taken.map(([i]) => i))
  const others = new Set(taken.map(([, j]) => j))
  return score
    .flatMap((line, i) => (rows.has(i) ? [] : line.map((likeness, j) => ({ i, j, likeness }))))
    .filter(({ j, likeness }) => likeness > 0 && !others.has(j))
    .toSorted((a, b) => b.likeness - a.likeness || Math.abs(a.i - a.j) - Math.abs(b.i - b.j))
    .flatMap(({ i, j }) => {
      if (rows.has(i) || others.has(j)) return []
      rows.add(i)
      others.add(j)
      return [[i, j] satisfies [number, number]]
    })
}

/** Beyond this many comparisons only equal rows, or rows with the same id, are paired. */
const mostComparisons = 1_000_000

/** Unchanged rows, each paired with its first free equal. */
const unchanged = (rows: readonly Row[], others: readonly Row[]): [number, number][] => {
  const nameOf = (row: Row) => (typeof row['id'] === 'number' ? `id ${row['id']}` : JSON.stringify(row))
  const places = Map.groupBy(others.keys(), (j) => nameOf(others[j] ?? {}))
  return rows.flatMap((row, i) => {
    const place = places.get(nameOf(row))?.shift()
    return place === undefined ? [] : [[i, place] satisfies [number, number]]
  })
}

/** Pairs of rows with something in common. */
const alike = (rows: readonly Row[], others: readonly Row[], all: readonly Row[]): readonly [number, number][] => {
  if (rows.length * others.length > mostComparisons) return unchanged(rows, others)
  const likeness = likenessBy(all)
  const score = rows.map((row) => others.map((other) => likeness(row, other)))
  const ordered = inOrder(score, others.length)
  return [...ordered, ...moved(score, ordered)]
}

const common = (rows: readonly Row[], others: readonly Row[]): number => {
  const end = rows.findIndex((row, i) => !same(row, others[i] ?? {}) || i >= others.length)
  return end === -1 ? rows.length : end
}

/**
 * Pairs the rows of two states of a list: by `id` where rows have one, else by their values and positions. Maps the index in `rows` to
 * the index in `others`; a row that is gone there has no entry.
 */
export const pairRows = (rows: readonly Row[], others: readonly Row[]): ReadonlyMap<number, number> => {
  const start = common(rows, others)
  const end = common(rows.slice(start).toReversed(), others.slice(start).toReversed())
  const middle = rows.slice(start, rows.length - end)
  const opposite = others.slice(start, others.length - end)
  return new Map([
    ...Array.from({ length: start }, (_, i) => [i, i] as const),
    ...alike(middle, opposite, rows).map(([i, j]) => [i + start, j + start] as const),
    ...Array.from({ length: end }, (_, i) => [rows.length - end + i, others.length - end + i] as const),
  ])
}

/** A cell that both sides changed, or a row that one side changed and the other removed. */
export interface RowQuestion {
  /** The index of the row in the base. */
  readonly at: number
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

/** Merges a row that both sides still have, cell by cell. */
const mergeCells = (base: Row, mine: Row, theirs: Row): Fate => {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const isTheirs = (name: string) => same(mine[name], base[name])
  const columns = names.filter(
    (name) => !isTheirs(name) && !same(theirs[name], base[name]) && !same(theirs[name], mine[name]),
  )
  return {
    row: Object.fromEntries(names.map((name) => [name, isTheirs(name) ? theirs[name] : mine[name]])),
    base: Object.fromEntries(names.map((name) => [name, columns.includes(name) ? base[name] : theirs[name]])),
    columns,
  }
}

const fateOf = (base: Row, mine: Row | undefined, theirs: Row | undefined): Fate => {
  if (mine && theirs) return mergeCells(base, mine, theirs)
  if (mine) return same(mine, base) ? {} : { row: mine, base, isOpen: true }
  if (theirs) return same(theirs, base) ? { base: theirs } : { base, isOpen: true }
  return {}
}

/** Inserts each new item behind the item that precedes it on its own side. */
const insertAfter = <Item>(list: readonly Item[], more: readonly (readonly [Item, Item | undefined])[]): Item[] =>
  more.reduce<Item[]>(
    (all, [item, before]) => all.toSpliced(before === undefined ? 0 : all.indexOf(before) + 1, 0, item),
    [...list],
  )

const isSorted = (indexes: readonly number[]): boolean =>
  indexes.every((index, i) => i === 0 || (indexes[i - 1] ?? 0) < index)

/**
 * Merges three states of a table. A change of one side alone counts. A question arises from a cell that both sides changed differently,
 * and from a row that one side changed and the other removed.
 */
export const mergeRows = (base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): MergedRows => {
  const inMine = pairRows(base, mine)
  const inTheirs = pairRows(base, theirs)
  const at = (list: readonly Row[], index: number | undefined) => (index === undefined ? undefined : list[index])
  const fates = base.map((row, i) => fateOf(row, at(mine, inMine.get(i)), at(theirs, inTheirs.get(i))))

  /** Names the rows of a side: the index in `base`, or a text for a new row. */
  const byName = (pairs: ReadonlyMap<number, number>, list: readonly Row[], side: string) => {
    const names = new Map([...pairs].map(([i, j]) => [j, i]))
    return list.map((_, j) => names.get(j) ?? `${side}${j}`)
  }
  const ours = byName(inMine, mine, 'm')
  const added = byName(inTheirs, theirs, 't')
  const newHere = mine.filter((_, j) => typeof ours[j] === 'string')
  const isNews = (name: number | string, j: number) =>
    typeof name === 'string' && !newHere.some((row) => same(row, theirs[j]))

  const reordered = isSorted([...inMine.values()]) && !isSorted([...inTheirs.values()])
  const orderOf = (one: readonly (number | string)[], other: readonly (number | string)[], isNew: typeof isNews) =>
    insertAfter(
      one,
      other.flatMap((name, j) => {
        const before = other.slice(0, j).findLast((earlier, i) => one.includes(earlier) || isNew(earlier, i))
        return isNew(name, j) ? [[name, before] as const] : []
      }),
    )
  const isString = (name: number | string) => typeof name === 'string'
  const order = reordered
    ? orderOf(
        added.filter((name, j) => typeof name === 'number' || isNews(name, j)),
        ours,
        isString,
      )
    : orderOf(ours, added, isNews)

  const rowOf = (name: number | string): Row | undefined => {
    if (typeof name === 'number') return fates[name]?.row
    return at(name.startsWith('m') ? mine : theirs, Number(name.slice(1)))
  }
  const remaining = order.filter((name) => rowOf(name) !== undefined)
  // A row under question may be in the form alone.
  const lost = ours.filter((name) => rowOf(name) !== undefined && !remaining.includes(name))
  const all = [...remaining, ...lost]
  /** The new base: their rows, with the removed rows that are under question. */
  const existing = insertAfter(
    added,
    base.flatMap((_, i) => {
      if (fates[i]?.isOpen !== true || inTheirs.has(i)) return []
      return [[i, added.findLast((name) => typeof name === 'number' && name < i)] as const]
    }),
  )
  const questions = fates.flatMap(({ columns = [], isOpen }, i): RowQuestion[] => {
    const where = all.indexOf(i)
    const place = { at: i, ...(where !== -1 && { row: where }) }
    const [own, other] = [at(mine, inMine.get(i)), at(theirs, inTheirs.get(i))]
    if (isOpen === true) return [{ ...place, mine: own, theirs: other }]
    return columns.map((column) => ({ ...place, column, mine: own?.[column], theirs: other?.[column] }))
  })
  return {
    rows: all.map(rowOf).filter((row) => row !== undefined),
    base: existing
      .map((name) => (typeof name === 'number' ? fates[name]?.base : rowOf(name)))
      .filter((row) => row !== undefined),
    questions,
  }
}

/** Merges again with one question answered. */
export const settleRow = (
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  { at, column }: Pick<RowQuestion, 'at' | 'column'>,
  keep: 'mine' | 'theirs',
): MergedRows => {
  const here = pairRows(base, mine).get(at)
  const there = theirs[pairRows(base, theirs).get(at) ?? -1]
  if (column !== undefined) {
    const value = there?.[column]
    const asStored = base.map((row, i) => (i === at ? { ...row, [column]: value } : row))
    const own = mine.map((row, i) => (i === here && keep === 'theirs' ? { ...row, [column]: value } : row))
    return mergeRows(asStored, own, theirs)
  }
  // The other side removed the row. Without its old state the form's row is a new one, or is removed as well.
  if (!there)
    return mergeRows(
      base.toSpliced(at, 1),
      keep === 'mine' || here === undefined ? mine : mine.toSpliced(here, 1),
      theirs,
    )
  // The form removed the row. Their row counts as the removed one, or comes back as a new one.
  return mergeRows(keep === 'mine' ? base.with(at, there) : base.toSpliced(at, 1), mine, theirs)
}
