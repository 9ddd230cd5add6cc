/** The columns of a price list whose meaning nobody knows for sure, and which therefore wait for a word. Pure. */
import { columnRows, columns as ours, type Column } from '#contract/bulk-columns.ts'
import { nameKey } from '#contract/names.ts'
import { toRecord } from '#contract/record.ts'
import type { Cell } from '#contract/sheet/cell.ts'
import { getLikely, getSure } from '#recognise/finding.ts'
import { findListHead, type ListHead } from '#recognise/list-heads.ts'
import { getCellText, type Table } from './list-tables.ts'

/** Why a column does not load until somebody says what it is. */
export interface ColumnDoubt {
  readonly sentence: string
  /** The likeliest meaning. */
  readonly means: Column
}

/** A column as it is found: its cells, and its index in each table. */
export interface RawColumn {
  readonly key: string
  readonly letter: string
  readonly head: string
  readonly places: Map<Table, number>
  readonly cells: Cell[]
}

export const isColumn = (meaning: ListHead | undefined): meaning is Column => ours.some((column) => column === meaning)

const labels = toRecord(columnRows, ({ label }) => label.toLowerCase())
const waits = 'no se carga hasta que lo digas'

/** Two columns stand in one table. */
export const areBeside = (a: RawColumn, b: RawColumn): boolean =>
  [...a.places.keys()].some((table) => b.places.has(table))

/** A number of pieces is a pack only where its head says so. */
const isAmount = ({ head, cells }: RawColumn): boolean =>
  getSure(findListHead(head)) !== 'pack' && cells.every(({ text }) => !/\p{L}/u.test(text))

/** Why a column waits. Where its head is no known word, its cells only propose a meaning. */
export const findColumnDoubt = (
  raw: RawColumn,
  meanings: ReadonlyMap<RawColumn, ListHead>,
): ColumnDoubt | undefined => {
  const { head, letter, cells } = raw
  const examples = [...new Set(cells.map(getCellText))].slice(0, 3).join(' · ')
  const name = `${head === '' ? `La columna ${letter}` : `«${head}»`} (${examples})`
  const meaning = meanings.get(raw)
  if (meaning === 'pack' && isAmount(raw))
    return { sentence: `${name} puede ser el pack o lo que hay: ${waits}`, means: meaning }
  const means = getLikely(findListHead(head))
  if (isColumn(meaning) && means === undefined)
    return { sentence: `${name} puede ser ${labels[meaning]}: ${waits}`, means: meaning }
  if (cells.length === 0 || !isColumn(means)) return undefined
  const others = [...meanings.keys()].filter((other) => other !== raw && areBeside(other, raw))
  const twin = others.find((other) => nameKey(other.head) === nameKey(head) && meanings.get(other) === means)
  const isLater = meaning !== means || raw.key !== nameKey(head)
  if (twin && isLater) return { sentence: `${name} está dos veces: se carga la columna ${twin.letter}`, means }
  if (isColumn(meaning) || others.some((other) => meanings.get(other) === means)) return undefined
  return { sentence: `${name} no parece ${labels[means]}: ${waits}`, means }
}
