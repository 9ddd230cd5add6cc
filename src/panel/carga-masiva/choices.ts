/** What somebody says about a list: plain data that the page keeps and the thread plans by. */
import { columnRows, fillableColumns, type Column, type Fillable } from '#contract/bulk-columns.ts'
import { toRecord } from '#contract/record.ts'

/** Between the cells of several columns that are one of ours. */
export const joins = toRecord(columnRows, ({ join }) => join)

export type Fills = Readonly<Record<Fillable, string>>

export interface Choices {
  /** The field of a column by its key; '' does not load. Of two that exclude each other the later one counts. */
  readonly columns: Readonly<Record<string, Column | ''>>
  /** The numbers of the rows of heads, by tab: one, two, or none. */
  readonly heads: Readonly<Record<string, readonly number[]>>
  /** Tabs switched on or off. */
  readonly tabs: Readonly<Record<string, boolean>>
  /** Values whose rows are left out, by column. */
  readonly valuesOut: Readonly<Record<string, readonly string[]>>
  /** Rows taken or left out by hand, by `rowKey`. */
  readonly rows: Readonly<Record<string, boolean>>
  /** Cells put right by hand, by `cellKey`. */
  readonly cells: Readonly<Record<string, string>>
  /** The answers to questions, by their keys; '' takes an answer back. */
  readonly answers: Readonly<Record<string, string>>
  /** The texts that fill the gaps of a list. */
  readonly fills: Fills
}

/** Some more choices, which count before the earlier ones. */
export type Change = Partial<Omit<Choices, 'fills'>> & { readonly fills?: Partial<Fills> }

export const noChoices: Choices = {
  columns: {},
  heads: {},
  tabs: {},
  valuesOut: {},
  rows: {},
  cells: {},
  answers: {},
  fills: toRecord(fillableColumns, ({ fill }) => fill),
}

type Entries<Value> = Readonly<Record<string, Value>>

/** The entries in the order in which they were said. */
export const merged = <Value>(previous: Entries<Value>, next: Entries<Value> = {}): Entries<Value> => {
  const earlier = Object.entries(previous).filter(([key]) => !(key in next))
  return { ...Object.fromEntries(earlier), ...next }
}

export const withChange = (choices: Choices, change: Change): Choices => ({
  columns: merged(choices.columns, change.columns),
  heads: merged(choices.heads, change.heads),
  tabs: merged(choices.tabs, change.tabs),
  valuesOut: merged(choices.valuesOut, change.valuesOut),
  rows: merged(choices.rows, change.rows),
  cells: merged(choices.cells, change.cells),
  answers: merged(choices.answers, change.answers),
  fills: { ...choices.fills, ...change.fills },
})

/** A row of a tab, by the tab's key and the row's number. */
export const rowKey = (tab: string, number: number): string => `${tab} ${number}`
export const cellKey = (tab: string, number: number, letter: string): string => `${tab} ${letter}${number}`
