/** What each column of a tab is: the words of the heads choose, and somebody's word counts before them. Pure. */
import { columns as ours, type Column as Field } from '#contract/bulk-columns.ts'
import { nameKey } from '#contract/names.ts'
import type { Row } from '#contract/sheet/page.ts'
import { getSure, none } from '#recognise/finding.ts'
import { findHead } from '#recognise/heads.ts'
import { findListHead, type ListHead } from '#recognise/list-heads.ts'
import { toHeadWords, toWords } from '#recognise/plain.ts'
import { descriptionHeads, kindWords, measureWords, sharedHeads } from '#recognise/vocabulary/shared-heads.ts'
import type { Shop } from '#recognise/vocabulary/shop-heads.ts'
import { cellKey, joins, type Choices } from './choices.ts'
import { countFilled, getCellText, isTelling, readHeads, type Column, type Heads, type RawTab } from './list-tabs.ts'
import type { Value } from './planilla.ts'
import { findShop, getShopField } from './shops.ts'

/** A column as the words of the heads propose it. */
interface ProposedColumn extends Column {
  readonly proposed: Field | undefined
  /** What a waiting column may be. */
  readonly waits: readonly ListHead[]
  /** The column whose head stands again here. */
  readonly repeats: Column | undefined
  /** Empty where there are too many. */
  readonly values: readonly Value[]
}

/** A tab as its heads propose it. */
export interface ProposedTab<Some = ProposedColumn> extends RawTab {
  readonly heads: Heads
  readonly shop: Shop | undefined
  readonly columns: readonly Some[]
}

export interface ListColumn extends ProposedColumn {
  /** Undefined where the column does not load. */
  readonly field: Field | undefined
}

/** A tab as it loads. */
export interface ListTab extends ProposedTab<ListColumn> {
  readonly canLoad: boolean
  readonly loads: boolean
  /** The rows come from several sheets. */
  readonly several: boolean
}

/** What a head can mean, the likeliest first, and when it takes its field: before the heads of a higher rank. */
interface Reading {
  readonly meanings: readonly ListHead[]
  readonly rank: number
  /** Where nothing tells which of several meanings is meant, somebody is asked. */
  readonly waits?: boolean
}

const isField = (meaning: ListHead | undefined): meaning is Field => ours.some((field) => field === meaning)
const ownFields = new Map(ours.map((field) => [toWords(field).join(' '), field]))
const ranks = {
  own: 0,
  sure: 1,
  shared: 2,
  longer: 2 + sharedHeads.length,
  asked: 3 + sharedHeads.length,
  otherCode: 4 + sharedHeads.length,
}

/** Our own heads come first, then those of one meaning, and then those whose meaning the others tell. */
const readHead = (head: string, shop: Shop | undefined): Reading => {
  const words = toHeadWords(head)
  const own = (shop && getShopField(shop, head)) ?? ownFields.get(toWords(head).join(' '))
  if (own) return { meanings: [own], rank: ranks.own }
  const index = sharedHeads.findIndex(({ heads }) => heads.includes(words.join(' ')))
  if (sharedHeads[index])
    return { ...sharedHeads[index], rank: sharedHeads[index].waits ? ranks.asked : ranks.shared + index }
  const known = getSure(findHead(head))
  // 'Texto breve de material' is a name.
  const isKind = words.some((word) => kindWords.has(word)) && (kindWords.has(words[0] ?? '') || known === undefined)
  const found = isKind ? none : findListHead(head)
  if (found.kind === 'ask') return { meanings: found.readings, rank: ranks.asked, waits: true }
  const meaning = getSure(found)
  if (meaning === 'otro código') return { meanings: ['codigo'], rank: ranks.otherCode }
  if (meaning === 'nombre' && known !== meaning && descriptionHeads.has(words[0] ?? ''))
    return { meanings: [meaning], rank: ranks.longer }
  // The measures of a shop are those of a parcel.
  return { meanings: meaning === undefined || (shop && meaning === 'tamaño') ? [] : [meaning], rank: ranks.sure }
}

const isMeasure = (head: string): boolean => toHeadWords(head).some((word) => measureWords.has(word))

/** What the words of the heads propose. A field takes the first column of its words; only measures join. */
const proposeFields = (columns: readonly Column[], shop: Shop | undefined) => {
  const readings = columns.map(({ head }) => readHead(head, shop))
  const words = columns.map(({ head }) => nameKey(head))
  /** Of tables side by side the heads of the second stand there again. */
  const isAgain = (at: number) => words.indexOf(words[at] ?? '') < at
  const fields: (Field | undefined)[] = columns.map(() => undefined)
  const waiting = new Set<number>()
  const getFirst = (meaning: ListHead | undefined) => (isField(meaning) ? columns[fields.indexOf(meaning)] : undefined)
  const canJoin = (head: string, first: Column) => shop !== undefined || (isMeasure(head) && isMeasure(first.head))
  const isNamed = (meaning: ListHead) =>
    getFirst(meaning) !== undefined ||
    (!isField(meaning) && readings.some(({ meanings }) => meanings.length === 1 && meanings[0] === meaning))
  const inOrder = columns
    .flatMap(({ head }, at) => (readings[at] && !isAgain(at) ? [{ at, head, ...readings[at] }] : []))
    .toSorted((a, b) => a.rank - b.rank)
  for (const { at, head, meanings, waits = false } of inOrder) {
    const first = getFirst(meanings[0])
    const free = meanings.filter((meaning) => !isNamed(meaning))
    if (meanings[0] === 'tamaño' && first && canJoin(head, first)) fields[at] = 'tamaño'
    else if (waits && free.length !== 1) waiting.add(at)
    else if (isField(free[0])) fields[at] = free[0]
  }
  return columns.map((_, at) => ({
    proposed: fields[at],
    waits: waiting.has(at) ? (readings[at]?.meanings ?? []) : [],
    repeats: words[at] !== '' && isAgain(at) ? columns[words.indexOf(words[at] ?? '')] : undefined,
  }))
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

export const proposeTab = (tab: RawTab, chosen: readonly number[] | undefined, isFirst: boolean): ProposedTab => {
  const { columns, ...heads } = readHeads(tab, chosen, isFirst)
  const shop = findShop(columns.map(({ head }) => head))
  const proposals = proposeFields(columns, shop)
  const below = tab.page.rows.slice(heads.from)
  return {
    ...tab,
    heads,
    shop,
    columns: columns.flatMap((column, at) =>
      proposals[at] ? [{ ...column, ...proposals[at], values: countValues(below, column.index) }] : [],
    ),
  }
}

/** The heads of a list, by which it is known again: those of its tabs that can load by themselves. */
export const toListKey = (tabs: readonly ProposedTab[]): string => {
  const withHeads = tabs.filter(({ heads }) => heads.numbers.length > 0)
  const telling = withHeads.filter(({ columns }) =>
    columns.some(({ proposed, waits }) => [proposed, ...waits].some(isTelling)),
  )
  const keys = (telling.length > 0 ? telling : withHeads).flatMap(({ columns }) => columns.map(({ key }) => key))
  return [...new Set(keys)].join('|')
}

/** The columns as somebody chose them: a chosen one takes the place of the others of its field, unless these join. */
const chooseFields = (columns: readonly ProposedColumn[], choices: Choices['columns']): ListColumn[] => {
  const said = Object.keys(choices)
  const isReplaced = (field: Field, key: string) =>
    joins[field] === undefined &&
    columns.some((other) => choices[other.key] === field && said.indexOf(other.key) > said.indexOf(key))
  return columns.map((column) => {
    const field = choices[column.key] ?? column.proposed
    return {
      ...column,
      field: field === undefined || field === '' || isReplaced(field, column.key) ? undefined : field,
    }
  })
}

/** A tab with the cells that somebody put right. */
export const withCells = (tab: ListTab, { cells: said }: Choices): ListTab => {
  if (Object.keys(said).length === 0) return tab
  const rows = tab.page.rows.map((row): Row => {
    const cells = [...row.cells]
    const right = tab.columns.filter(({ letter }) => said[cellKey(tab.key, row.number, letter)] !== undefined)
    for (const { index, letter } of right) {
      const text = said[cellKey(tab.key, row.number, letter)]
      cells[index] = text ? { text } : undefined
    }
    const uncomputed = row.uncomputed?.filter((column) => !right.some(({ index }) => index === column))
    return right.length === 0 ? row : { ...row, cells, ...(uncomputed && { uncomputed }) }
  })
  return { ...tab, page: { ...tab.page, rows } }
}

export const withChoices = (proposed: readonly ProposedTab[], choices: Choices): ListTab[] => {
  const tabs = proposed.map((tab) => {
    const columns = chooseFields(tab.columns, choices.columns)
    const canLoad = columns.some(({ field }) => isTelling(field))
    return { ...tab, columns, canLoad, loads: canLoad && (choices.tabs[tab.key] ?? true) }
  })
  const sheets = new Set(tabs.flatMap(({ loads, page }) => (loads ? page.name : [])))
  return tabs.map((tab) => ({ ...tab, several: sheets.size > 1 }))
}
