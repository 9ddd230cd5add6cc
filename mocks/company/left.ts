import { contentEntities, idsOfDemo } from './of-demo.ts'
import { tableOf } from '../rules/tables.ts'
import type { Tables } from '../store/port.ts'
import type { Seed } from '../store/rows.ts'

/** How many records are still the demo's. Its records are read by their ids: however large a company is, no other row is. */
export const leftOf = async (demo: Promise<Seed>, db: Tables): Promise<{ recurso: string; cantidad: number }[]> => {
  const { tables } = await demo
  const was = (table: string) => tables[table] ?? []
  const names = contentEntities.flatMap(({ resource }) => {
    const { table, gallery } = tableOf(resource)
    return gallery === undefined ? [table] : [table, gallery]
  })
  const here = new Map<string, readonly unknown[]>()
  for (const name of new Set(names)) {
    const ids = was(name).flatMap((row) => ('id' in row && typeof row.id === 'number' ? row.id : []))
    here.set(name, await db.rows(name).get(ids))
  }
  return contentEntities
    .map((entity) => ({
      recurso: entity.resource,
      cantidad: idsOfDemo(entity, (table) => here.get(table) ?? [], was).size,
    }))
    .filter(({ cantidad }) => cantidad > 0)
}
