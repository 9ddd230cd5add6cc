/** What each column of a tab is: the words of the heads choose, and somebody's word counts before them. Pure. */
import { columns as ours, type Column as Field } from '#contract/bulk-columns.ts'
import { nameKey } from '#contract/names.ts'
import type { Row } from '#contract/sheet/page.ts'
import { getSure, none } from '#recognise/finding.ts'
import { findListHead, type ListHead } from '#recognise/list-heads.ts'
import { toWords } from '#recognise/plain.ts'
import { kindWords, measureWords, sharedHeads } from '#recognise/vocabulary/shared-heads.ts'
import { joins, type Choices } from './choices.ts'
import {
  countFilled,
  getCellText,
  isTelling,
  listColumns,
  readHeads,
  type Column,
  type Heads,
  type RawTab,
} from './list-tabs.ts'
import type { Value } from './planilla.ts'
import type { Shop } from '#recognise/vocabulary/shop-heads.ts'
import { findShop, getShopField } from './shops.ts'

/** What a head can mean. */
interface Reading {
  /** The likeliest first. */
  readonly meanings: readonly ListHead[]
  readonly own?: true
  /** Nobody knows which of several meanings is meant unless other columns have all but one of them. */
  readonly waits?: boolean
}

const isField = (meaning: ListHead | undefined): meaning is Field => ours.some((field) => field === meaning)
const ownFields = new Map(ours.map((field) => [toWords(field).join(' '), field]))

const readHead = (head: string, shop: Shop | undefined): Reading => {
  const field = shop && getShopField(shop, head)
  if (field) return { meanings: [field] }
  const words = toWords(head)
  const own = ownFields.get(words.join(' '))
  if (own) return { meanings: [own], own: true }
  const shared = sharedHeads.find(({ heads }) => heads.includes(words.join(' ')))
  if (shared) return shared
  const found = words.some((word) => kindWords.has(word)) ? none : findListHead(head)
  if (found.kind === 'ask') return { meanings: found.readings, waits: true }
  const meaning = getSure(found)
  // The measures of a shop are those of a parcel.
  return { meanings: meaning === undefined || (shop && meaning === 'tamaño') ? [] : [meaning] }
}

/** Readings in the order in which they take fields: our own heads, heads of one meaning, heads whose meaning the others tell. */
const toRank = (reading: Reading): number => {
  if (reading.own) return 0
  if (reading.meanings.length < 2) return reading.meanings[0] === 'otro código' ? 20 : 1
  return reading.waits ? 10 : 2 + sharedHeads.findIndex((shared) => shared === reading)
}

const isMeasure = (head: string): boolean => toWords(head).some((word) => measureWords.has(word))

/** The column where the second of two tables side by side begins: the same words again, or the same meanings of three columns or beyond a blank one. */
const findBeside = (columns: readonly Column[], meanings: readonly (ListHead | undefined)[]): number => {
  const first = meanings.findIndex(isField)
  const again = meanings.findIndex((meaning, at) => at > first && meaning !== undefined && meaning === meanings[first])
  if (again < 0) return Infinity
  const isApart = again - first > 2 || (columns[again]?.index ?? 0) - (columns[again - 1]?.index ?? 0) > 1
  const words = columns.map(({ head }) => nameKey(head))
  const isSame = (list: readonly (string | undefined)[]) => {
    const known = list.map((word, at) => (meanings[at] === undefined ? undefined : word))
    const [left, right] = [known.slice(first, again), known.slice(again)].map((part) => part.filter(Boolean))
    return left !== undefined && left.length > 1 && left.every((word, at) => word === right?.[at])
  }
  return isSame(words) || (isApart && isSame(meanings)) ? again : Infinity
}

export interface Proposal {
  readonly field: Field | undefined
  /** What a waiting column may be. */
  readonly waits: readonly ListHead[]
  /** The column whose head stands again here, or whose part a table beside the first repeats. */
  readonly repeats: Column | undefined
}

/** What the words of the heads propose. A field takes the first column of its words; only measures join. */
const proposeFields = (columns: readonly Column[], shop: Shop | undefined): Proposal[] => {
  const readings = columns.map(({ head }) => readHead(head, shop))
  const beside = findBeside(
    columns,
    readings.map(({ meanings: [likely] }) => likely),
  )
  const fields: (Field | undefined)[] = columns.map(() => undefined)
  const waiting = new Set<number>()
  const getFirst = (field: Field) => columns[fields.indexOf(field)]
  const canJoin = (head: string, first: Column) =>
    shop !== undefined || (isMeasure(head) && isMeasure(first.head) && nameKey(head) !== nameKey(first.head))
  const isNamed = (meaning: ListHead) =>
    fields.some((field) => field === meaning) ||
    readings.some(({ meanings: [sure, other] }) => sure === meaning && other === undefined && !isField(sure))
  const take = (index: number, { meanings, waits = false }: Reading) => {
    const [likely] = meanings
    const first = isField(likely) ? getFirst(likely) : undefined
    if (likely === 'tamaño' && first && canJoin(columns[index]?.head ?? '', first)) fields[index] = likely
    const free = meanings
      .map((meaning) => (meaning === 'otro código' ? 'codigo' : meaning))
      .filter((meaning) => !isNamed(meaning))
    if (waits && free.length !== 1) waiting.add(index)
    else if (isField(free[0])) fields[index] = free[0]
  }
  const ranked = [...readings.keys()].filter((index) => index < beside)
  const rank = (index: number) => toRank(readings[index] ?? { meanings: [] })
  for (const index of ranked.toSorted((a, b) => rank(a) - rank(b))) take(index, readings[index] ?? { meanings: [] })
  return columns.map(({ head }, index) => {
    const { meanings = [] } = readings[index] ?? {}
    const first = isField(meanings[0]) ? getFirst(meanings[0]) : undefined
    const isAgain = first && fields[index] === undefined && (index >= beside || nameKey(first.head) === nameKey(head))
    return {
      field: fields[index],
      waits: waiting.has(index) ? meanings : [],
      repeats: isAgain ? first : undefined,
    }
  })
}

/** A column with more values offers none. */
const maxValues = 20

const countValues = (rows: readonly Row[], index: number): Value[] => {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const text = getCellText(row.cells[index])
    if (text !== '' && countFilled(row) > 1) counts.set(text, (counts.get(text) ?? 0) + 1)
    if (counts.size > maxValues) return []
  }
  return [...counts].map(([text, count]) => ({ text, count, loads: true }))
}

/** A tab as its heads propose it. */
export interface ProposedTab extends RawTab {
  readonly heads: Heads
  readonly columns: readonly Column[]
  readonly shop: Shop | undefined
  readonly proposals: readonly Proposal[]
  /** The values of each column; empty where there are too many. */
  readonly values: readonly (readonly Value[])[]
}

export const proposeTab = (tab: RawTab, chosen: readonly number[] | undefined, isFirst: boolean): ProposedTab => {
  const heads = readHeads(tab, chosen)
  const columns = listColumns(tab, heads, isFirst)
  const shop = findShop(columns.map(({ head }) => head))
  const below = tab.page.rows.slice(heads.from)
  const values = columns.map(({ index }) => countValues(below, index))
  return { ...tab, heads, columns, shop, proposals: proposeFields(columns, shop), values }
}

/** The heads of a list, by which it is known again: those of its tabs that can load by themselves. */
export const toListKey = (tabs: readonly ProposedTab[]): string => {
  const withHeads = tabs.filter(({ heads }) => heads.numbers.length > 0)
  const telling = withHeads.filter(({ proposals }) =>
    proposals.some(({ field, waits }) => [field, ...waits].some(isTelling)),
  )
  const keys = (telling.length > 0 ? telling : withHeads).flatMap(({ columns }) => columns.map(({ key }) => key))
  return [...new Set(keys)].join('|')
}

/** A tab as it loads. */
export interface ListTab extends ProposedTab {
  /** The field of each column; undefined where it does not load. */
  readonly fields: readonly (Field | undefined)[]
  readonly canLoad: boolean
  readonly loads: boolean
  /** The rows come from several sheets. */
  readonly several: boolean
}

/** The fields in force: what somebody chose for a column takes the place of the others, unless these join. */
const chooseFields = (
  columns: readonly Column[],
  proposals: readonly Proposal[],
  choices: Readonly<Record<string, Field | ''>>,
): (Field | undefined)[] => {
  const said = Object.keys(choices)
  const isReplaced = (field: Field, key: string) =>
    joins[field] === undefined &&
    columns.some((other) => choices[other.key] === field && said.indexOf(other.key) > said.indexOf(key))
  return columns.map(({ key }, index) => {
    const field = choices[key] ?? proposals[index]?.field
    return field === undefined || field === '' || isReplaced(field, key) ? undefined : field
  })
}

export const withChoices = (proposed: readonly ProposedTab[], choices: Choices): ListTab[] => {
  const tabs = proposed.map((tab) => {
    const fields = chooseFields(tab.columns, tab.proposals, choices.columns)
    const canLoad = fields.some(isTelling)
    return { ...tab, fields, canLoad, loads: canLoad && (choices.tabs[tab.key] ?? true) }
  })
  const sheets = new Set(tabs.flatMap(({ loads, page }) => (loads ? page.name : [])))
  return tabs.map((tab) => ({ ...tab, several: sheets.size > 1 }))
}
