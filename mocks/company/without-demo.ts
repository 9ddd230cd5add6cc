/** Leaves the demo's own unchanged records out of a company. */
import { filesTable, getTableRows, withRows, type Company, type Row } from '#contract/company.ts'
import { isRecord } from '#contract/record.ts'
import { trackedEntities } from '#contract/registros.ts'
import { getEntityTable } from '../rules/tables.ts'
import type { Seed } from '../store/rows.ts'
import { collectFileNames } from './reset.ts'
import { emptySeed } from './empty.ts'
import { findDemoIds } from './demo-ids.ts'
import { deepEqual } from '#contract/deep-equal.ts'
import { byId } from './by-id.ts'

/** The company without the demo's records, and the names of those left out: '24 productos'. */
export const withoutDemo = (company: Company, seed: Seed): { company: Company; without: readonly string[] } => {
  const { tables, files } = company
  const readCurrent = (table: string) => getTableRows(tables, table)
  const [readDemo, readBlank] = [seed, emptySeed(seed)].map(
    (from) => (table: string) => (from.tables[table] ?? []).filter(isRecord),
  )
  if (!readDemo || !readBlank) return { company, without: [] }
  const gone = new Set<Row>()
  const without = trackedEntities.flatMap((entity) => {
    const { table, gallery } = getEntityTable(entity.resource)
    const ids = findDemoIds(entity, readCurrent, readDemo)
    for (const row of readCurrent(table)) if (ids.has(row['id'])) gone.add(row)
    if (gallery !== undefined) for (const row of readCurrent(gallery)) if (ids.has(row['padre'])) gone.add(row)
    return ids.size === 0 ? [] : [`${ids.size} ${entity.words[ids.size === 1 ? 0 : 1]}`]
  })
  const was = byId(readDemo('historial'))
  for (const row of readCurrent('historial')) if (deepEqual(row, was.get(row['id']))) gone.add(row)
  const remaining = withRows(tables, (name, rows) =>
    rows.flatMap((row): readonly Row[] =>
      gone.has(row) ? readBlank(name).filter(({ id }) => id === row['id']) : [row],
    ),
  )
  // A record that stays may show a picture of one that goes.
  const { [filesTable]: _, ...naming } = remaining
  const words = JSON.stringify(naming)
  const unused = new Set([...collectFileNames([...gone])].filter((name) => !words.includes(name)))
  return {
    without,
    company: {
      ...company,
      tables: withRows(remaining, (name, rows) =>
        name === filesTable ? rows.filter((row) => !unused.has(String(row['name']))) : rows,
      ),
      files: new Map([...files].filter(([name]) => !unused.has(name))),
    },
  }
}
