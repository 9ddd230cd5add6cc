/** Reads a sheet for a backend. The plan comes with the reader, so that a worker loads both with the first sheet. */
import { planning, type StoredProduct } from './bulk-plan.ts'
import { readRows, type Sheet } from './bulk-sheet.ts'

export interface PlannedSheet extends Sheet {
  /** What the sheet does to these products, as work that may rest. */
  readonly plan: (products: readonly StoredProduct[]) => ReturnType<typeof planning>
}

export const readPlanned = async (file: Blob): Promise<PlannedSheet> => {
  const sheet = await readRows(file)
  return { ...sheet, plan: (products) => planning(sheet.rows, products) }
}
