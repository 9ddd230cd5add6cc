/** The changes since the first day, in numbers: a reset loses them. */
import { byId } from '../../../mocks/company/by-id.ts'
import { same } from '../../contract/same.ts'
import { rowsIn, sizeOf, type Company, type Row } from '../../contract/company.ts'
import { resources, type Resource } from './resources.ts'

/** The company of the build: `/demo/seed.json`. */
export interface SeedData {
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

const lossIn = (here: readonly Row[], seed: readonly unknown[]) => {
  const [is, was] = [byId(here), byId(seed)]
  const existing = [...is].filter(([id]) => was.has(id))
  return {
    added: is.size - existing.length,
    deleted: was.size - existing.length,
    changed: existing.filter(([id, row]) => !same(row, was.get(id))).length,
  }
}

const lossOf = (resource: Resource, { tables }: Company, seed: SeedData) => {
  const [main, ...more] = resource.tables.map((name) => lossIn(rowsIn(tables, name), seed.tables[name] ?? []))
  // A picture that was added or removed is a change of its record.
  const pictures = more.reduce((sum, { added, changed, deleted }) => sum + added + changed + deleted, 0)
  const { added = 0, changed = 0, deleted = 0 } = main ?? {}
  return { resource, added, deleted, changed: changed + pictures }
}
export type Loss = ReturnType<typeof lossOf>

export const lossesOf = (company: Company, seed: SeedData) => ({
  resources: resources
    .map((resource) => lossOf(resource, company, seed))
    .filter(({ added, changed, deleted }) => added + changed + deleted > 0),
  uploads: company.files.size,
  bytes: sizeOf(company.files),
})
export type Losses = ReturnType<typeof lossesOf>
