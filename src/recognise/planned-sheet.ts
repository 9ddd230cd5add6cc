/** Reads a sheet for a backend. The plan comes with the reader, so that a worker loads both with the first sheet. */
import { doubtWords, findingDoubts } from './cell-doubts.ts'
import { planning } from '#contract/bulk-plan.ts'
import { badCell, type BadCell, type SheetRow } from '#contract/bulk-row.ts'
import { readRows, type PlannedSheet } from '#contract/bulk-sheet.ts'

function* listingDoubts(rows: readonly SheetRow[]): Generator<void, BadCell[]> {
  const doubts = yield* findingDoubts(rows, [])
  return doubts.flatMap((doubt) => doubt.cells.map(({ row }) => badCell(row, doubt.column, doubtWords(doubt, 1))))
}

export const readPlanned = async (file: Blob): Promise<PlannedSheet> => {
  const sheet = await readRows(file)
  return {
    ...sheet,
    plan: (products) => planning(sheet.rows, products),
    doubts: () => listingDoubts(sheet.rows),
  }
}
