/** What the questions about the rows of a list share. */
import type { Cells } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import type { SheetRow } from '#contract/bulk-row.ts'
import type { Choices } from './choices.ts'
import type { Line } from './list-rows.ts'
import type { Offer, Place, Question } from './planilla.ts'

/** A line that loads. */
export interface Entry extends Line {
  readonly row: SheetRow
}
export const loads = (line: Line): line is Entry => line.row !== undefined

export const toRow = ({ row }: Entry): SheetRow => row

export interface Asking {
  readonly products: readonly StoredProduct[]
  readonly choices: Choices
  /** The columns beyond the specification that the API has. */
  readonly extra: readonly string[]
}

/** An answer by its key; the same offer again takes it back. */
export const createOffer =
  (question: string, answer: string | undefined) =>
  (key: string, words: string): Offer => ({
    key,
    words,
    change: { answers: { [question]: key === answer ? '' : key } },
  })

export const toPlace = ({ tab, index }: Line, field: string): Place => ({
  tab: tab.key,
  row: index,
  column: tab.columns.findIndex((column) => column.field === field),
})

/** A question, and other texts of cells by its answer, by the index of their entry. */
export interface Asked {
  readonly question: Question
  readonly changes: ReadonlyMap<number, Partial<Cells>>
}

/** How many cells a question names. */
export const examples = 2
