/** The choices of a user about a price list: the meaning of each column, and the texts that fill gaps. Light, for the page. */
import { columnRows, fillableColumns, type Column, type Fillable } from '#contract/bulk-columns.ts'
import { toRecord } from '#contract/record.ts'

/** The chosen meaning of each column, by the column's key; '' leaves a column out. */
export type Choices = Readonly<Record<string, Column | ''>>

/** Between the cells of several columns that are one of ours. */
export const joins = toRecord(columnRows, ({ join }) => join)

export type Fills = Readonly<Record<Fillable, string>>
/** The columns that a size needs and a list may lack, with the text that fills them. */
const defaultFills: Fills = toRecord(fillableColumns, ({ fill }) => fill)

/** Leaves the rows out, takes them as they are, takes the one other reading, or also gives that product the new name. */
export const settlements = ['out', 'kept', 'fixed', 'renamed'] as const
export type Settlement = (typeof settlements)[number]
/** What was settled, by reason and cell text (`settledKey`). */
export type Settled = Readonly<Record<string, Settlement>>
export const settledKey = (rule: string, text: string): string => `${rule} ${text}`

/** A user's choices about a list: the meanings of its columns, the texts that fill gaps, and what was settled about its doubts. */
export interface ListChoices {
  readonly choices: Choices
  readonly fills: Fills
  readonly settled: Settled
}

export const noChoices: ListChoices = { choices: {}, fills: defaultFills, settled: {} }

export interface ListColumn {
  readonly key: string
  /** The column of the bulk load; undefined where left out. */
  readonly is: Column | undefined
  /** The indexes of the tables that have the column. */
  readonly tables: readonly number[]
}

/** The choices with one more. Each of our columns takes one column of a table, or several that are joined. */
export const withChoice = (
  choices: ListChoices,
  listColumns: readonly ListColumn[],
  key: string,
  is: Column | '',
): ListChoices => {
  const { tables = [] } = listColumns.find((listColumn) => listColumn.key === key) ?? {}
  const isBeside = (other: ListColumn) => other.key !== key && other.tables.some((table) => tables.includes(table))
  const former =
    is === '' || joins[is] !== undefined ? [] : listColumns.filter((other) => other.is === is && isBeside(other))
  return {
    ...choices,
    choices: { ...choices.choices, ...Object.fromEntries(former.map((listColumn) => [listColumn.key, ''])), [key]: is },
  }
}

/** Lists with the same heads are one. */
export const headsKey = (columns: readonly { readonly key: string }[]): string =>
  columns.map(({ key }) => key).join('|')
