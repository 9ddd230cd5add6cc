import { contentEntities, findDemoIds } from './demo-ids.ts'
import { getEntityTable } from '../rules/tables.ts'
import type { Tables } from '../store/port.ts'
import type { Seed } from '../store/rows.ts'

/** Counts the records that are still the demo's. Only the demo's ids are read, however large the company is. */
export const countDemoRecords = async (
  demo: Promise<Seed>,
  db: Tables,
): Promise<{ recurso: string; cantidad: number }[]> => {
  const { tables } = await demo
  const was = (table: string) => tables[table] ?? []
  const names = contentEntities.flatMap(({ resource }) => {
    const { table, gallery } = getEntityTable(resource)
    return gallery === undefined ? [table] : [table, gallery]
  })
  const currentRows = new Map<string, readonly unknown[]>()
  for (const name of new Set(names)) {
    const ids = was(name).flatMap((row) => ('id' in row && typeof row.id === 'number' ? row.id : []))
    currentRows.set(name, await db.rows(name).get(ids))
  }
  return contentEntities
    .map((entity) => ({
      recurso: entity.resource,
      cantidad: findDemoIds(entity, (table) => currentRows.get(table) ?? [], was).size,
    }))
    .filter(({ cantidad }) => cantidad > 0)
}
