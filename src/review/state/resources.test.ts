import { expect, test } from 'vitest'
import { seed } from '#mocks/seed/index.ts'
import { getEntityTable } from '#mocks/rules/tables.ts'
import { trackedResources } from '#contract/registros.ts'
import { resources } from './resources.ts'

const tables = new Set(resources.flatMap((resource) => resource.tables))

test.each(trackedResources)('%s has words in the review tools, and records of the demo company', (resource) => {
  const { table } = getEntityTable(resource)
  expect([...tables]).toContain(table)
  // The demo company is the site's own, which nobody has saved (src/brand.ts).
  const least = resource === 'marca' ? 0 : 1
  expect(Object.entries(seed.tables).find(([name]) => name === table)?.[1].length).toBeGreaterThanOrEqual(least)
  expect(Object.keys(seed.tables)).toContain(table)
})
