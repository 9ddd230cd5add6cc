/** The changes since the first day, in numbers: a reset loses them. */
import { byId } from '#mocks/company/by-id.ts'
import { deepEqual } from '#contract/deep-equal.ts'
import { getTableRows, sumSizes, type Company, type Row } from '#contract/company.ts'
import { resources, type Resource } from './resources.ts'

/** The company of the build: `/demo/seed.json`. */
export interface SeedData {
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

const compareRows = (current: readonly Row[], seed: readonly unknown[]) => {
  const [is, was] = [byId(current), byId(seed)]
  const common = [...is].filter(([id]) => was.has(id))
  return {
    added: is.size - common.length,
    deleted: was.size - common.length,
    changed: common.filter(([id, row]) => !deepEqual(row, was.get(id))).length,
  }
}

const measureLoss = (resource: Resource, { tables }: Company, seed: SeedData) => {
  const [main, ...galleries] = resource.tables.map((name) =>
    compareRows(getTableRows(tables, name), seed.tables[name] ?? []),
  )
  // A picture that was added or removed is a change of its record.
  const pictures = galleries.reduce((sum, { added, changed, deleted }) => sum + added + changed + deleted, 0)
  const { added = 0, changed = 0, deleted = 0 } = main ?? {}
  return { resource, added, deleted, changed: changed + pictures }
}
export type Loss = ReturnType<typeof measureLoss>

export const measureLosses = (company: Company, seed: SeedData) => ({
  resources: resources
    .map((resource) => measureLoss(resource, company, seed))
    .filter(({ added, changed, deleted }) => added + changed + deleted > 0),
  uploads: company.files.size,
  bytes: sumSizes(company.files),
})
export type Losses = ReturnType<typeof measureLosses>
