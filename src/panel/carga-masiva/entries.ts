/** What the questions about the rows of a list share. */
import type { Cells, Column as Field } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import type { SheetRow } from '#contract/bulk-row.ts'
import type { Choices } from './choices.ts'
import type { ListTab } from './list-columns.ts'
import type { Offer, Place, Question } from './planilla.ts'

/** A row that loads, and where it stands. */
export interface Entry {
  readonly tab: ListTab
  readonly index: number
  readonly row: SheetRow
}

export const toRow = ({ row }: Entry): SheetRow => row

export interface Asking {
  readonly products: readonly StoredProduct[]
  readonly choices: Choices
  /** The columns beyond the specification that the API has. */
  readonly extra: readonly string[]
}

/** The key of a row by its tab and its index there. */
export const toPlaceKey = (tab: string, index: number): string => `${tab} ${index}`

/** An answer by its key; the same offer again takes it back. */
export const createOffer =
  (question: string, answer: string | undefined) =>
  (key: string, words: string): Offer => ({
    key,
    words,
    change: { answers: { [question]: key === answer ? '' : key } },
  })

export const toPlace = ({ tab, index }: Entry, field: Field): Place => ({
  tab: tab.key,
  row: index,
  column: tab.columns.findIndex((column) => column.field === field),
})

/** Other texts of cells, by the index of their entry. */
export type Changes = ReadonlyMap<number, Partial<Cells>>

/** A question, and the cells that its answer puts right. */
export interface Asked {
  readonly question: Question
  readonly changes: Changes
}

/** How many cells a question names. */
export const examples = 2
