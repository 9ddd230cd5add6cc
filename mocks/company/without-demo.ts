/** Leaves out of a company what is still the demo's own, unchanged. */
import { filesTable, rowsIn, withRows, type Company, type Row } from '../../src/contract/company.ts'
import { isRecord } from '../../src/contract/record.ts'
import { trackedEntities } from '../../src/contract/registros.ts'
import { tableOf } from '../rules/tables.ts'
import type { Seed } from '../store/rows.ts'
import { namesIn } from './begin.ts'
import { emptySeed } from './empty.ts'
import { idsOfDemo } from './of-demo.ts'
import { same } from '../../src/contract/same.ts'
import { byId } from './by-id.ts'

/** The company of somebody, and in words what it is without: '24 productos'. */
export const withoutDemo = (company: Company, seed: Seed): { company: Company; without: readonly string[] } => {
  const { tables, files } = company
  const here = (table: string) => rowsIn(tables, table)
  const [demo, blank] = [seed, emptySeed(seed)].map(
    (from) => (table: string) => (from.tables[table] ?? []).filter(isRecord),
  )
  if (!demo || !blank) return { company, without: [] }
  const gone = new Set<Row>()
  const without = trackedEntities.flatMap((entity) => {
    const { table, gallery } = tableOf(entity.resource)
    const ids = idsOfDemo(entity, here, demo)
    for (const row of here(table)) if (ids.has(row['id'])) gone.add(row)
    if (gallery !== undefined) for (const row of here(gallery)) if (ids.has(row['padre'])) gone.add(row)
    return ids.size === 0 ? [] : [`${ids.size} ${entity.words[ids.size === 1 ? 0 : 1]}`]
  })
  const was = byId(demo('historial'))
  for (const row of here('historial')) if (same(row, was.get(row['id']))) gone.add(row)
  const left = withRows(tables, (name, rows) =>
    rows.flatMap((row): readonly Row[] => (gone.has(row) ? blank(name).filter(({ id }) => id === row['id']) : [row])),
  )
  // A record that stays may show a picture of one that goes.
  const { [filesTable]: _, ...naming } = left
  const words = JSON.stringify(naming)
  const unused = new Set([...namesIn([...gone])].filter((name) => !words.includes(name)))
  return {
    without,
    company: {
      ...company,
      tables: withRows(left, (name, rows) =>
        name === filesTable ? rows.filter((row) => !unused.has(String(row['name']))) : rows,
      ),
      files: new Map([...files].filter(([name]) => !unused.has(name))),
    },
  }
}
