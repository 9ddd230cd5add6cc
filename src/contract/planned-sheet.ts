/** Reads a sheet for a backend. The plan comes with the reader, so that a worker loads both with the first sheet. */
import { doubtWords, findingDoubts } from './bulk-doubts.ts'
import { planning, type StoredProduct } from './bulk-plan.ts'
import { badCell, type BadCell, type SheetRow } from './bulk-row.ts'
import { readRows, type Sheet } from './bulk-sheet.ts'

export interface PlannedSheet extends Sheet {
  /** Plans the sheet's changes to these products, as work that may rest. */
  readonly plan: (products: readonly StoredProduct[]) => ReturnType<typeof planning>
  /** The cells that may be a slip by the rows alone, which load all the same. */
  readonly doubts: () => Generator<void, readonly BadCell[]>
}

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
