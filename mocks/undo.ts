/** Undoes a write by restoring its rows, if they have not changed since. */
import { checkAdministratorStays } from './administrators.ts'
import { findRow, type Tables } from './store/port.ts'
import type { ChangeRow, Row, RowChange } from './store/rows.ts'
import { getVersion, type RowWrite } from './journal.ts'
import { hasName, namesakes } from './namesakes.ts'
import { isImage, findKind, findGalleryOwner } from './kinds.ts'
import { getTitle } from './title.ts'
import { conflict } from './refusal.ts'

const describeRow = (table: string, row: Row): string => {
  const kind = findKind(table, row)
  return kind ? `“${getTitle(kind.entity, row)}”` : 'Una imagen'
}

const changedSince = ({ table, before: oldRow }: RowChange, now: Row | undefined) => {
  if (table === 'papelera') return conflict('No se puede deshacer: lo eliminado ya no está en la papelera.')
  const row = now ?? oldRow
  const who = row ? describeRow(table, row) : 'El registro'
  return conflict(`No se puede deshacer: ${who} ${now ? 'cambió' : 'se eliminó'} después.`)
}

/** Restores the rows of a write; 409 when one has changed since. */
export const takeBack = async (db: Tables, { cambios }: ChangeRow): Promise<void> => {
  for (const [table, changes] of Map.groupBy(cambios, (change) => change.table)) {
    const rows = db.rows(table)
    const now = await rows.get(changes.map(({ id }) => id))
    changes.forEach((change, index) => {
      if (getVersion(now[index]) !== change.version) throw changedSince(change, now[index])
    })
    await rows.put(changes.flatMap(({ before: oldRow }) => oldRow ?? []))
    await rows.delete(changes.filter(({ before: oldRow }) => oldRow === undefined).map(({ id }) => id))
  }
}

const checkName = async (db: Tables, { table, oldRow, newRow }: RowWrite) => {
  const unique = newRow && findKind(table, newRow)?.store.unique
  if (unique === undefined || newRow === undefined) return
  const name = String(newRow[unique])
  if (oldRow && hasName(unique, name)(oldRow)) return
  if ((await namesakes(db, table, unique, name)).length > 1)
    throw conflict(`Ya hay otro registro con el nombre “${name}”.`)
}

const checkGallery = async (db: Tables, { table, id, oldRow, newRow }: RowWrite) => {
  if (newRow && isImage(table, newRow)) {
    const owner = findGalleryOwner(table)
    if (owner && !(await findRow(db.rows(owner.store.table), newRow.padre)))
      throw conflict('La imagen es de un registro que se eliminó: primero hay que restaurarlo.')
  }
  const gallery = oldRow && !newRow ? findKind(table, oldRow)?.store.gallery : undefined
  if (oldRow && gallery !== undefined && (await db.images(gallery).getAll({ padre: id })).length > 0) {
    throw conflict(`No se puede deshacer: a ${describeRow(table, oldRow)} se le agregaron imágenes después.`)
  }
}

/** Checks that restored records do not clash with newer ones; a 409 names the obstacle. */
export const checkStands = async (db: Tables, writes: readonly RowWrite[]): Promise<void> => {
  // Together: a hundred checks in a row that ask the database for nothing would end a browser's transaction.
  await Promise.all(writes.flatMap((write) => [checkName(db, write), checkGallery(db, write)]))
  if (writes.some(({ table }) => table === 'usuarios')) await checkAdministratorStays(db)
}
