/** Undoes a write by restoring its rows, if they have not changed since. */
import { one, type Tables } from './store/port.ts'
import type { ChangeRow, Row, RowChange } from './store/rows.ts'
import { versionOf, type Touched } from './journal.ts'
import { hasName } from './namesakes.ts'
import { isImage, kindOf, ownerOf } from './kinds.ts'
import { titleOf } from './title.ts'
import { conflict } from './refusal.ts'

const nameOf = (table: string, row: Row): string => {
  const kind = kindOf(table, row)
  return kind ? `“${titleOf(kind.entity, row)}”` : 'Una imagen'
}

const changedSince = ({ table, before }: RowChange, now: Row | undefined) => {
  if (table === 'papelera') return conflict('No se puede deshacer: lo eliminado ya no está en la papelera.')
  const existing = now ?? before
  const who = existing ? nameOf(table, existing) : 'El registro'
  return conflict(`No se puede deshacer: ${who} ${now ? 'cambió' : 'se eliminó'} después.`)
}

/** Restores the rows of a write; 409 when one has changed since. */
export const takeBack = async (db: Tables, { cambios }: ChangeRow): Promise<void> => {
  for (const [table, changes] of Map.groupBy(cambios, (change) => change.table)) {
    const rows = db.rows(table)
    const now = await rows.get(changes.map(({ id }) => id))
    changes.forEach((change, at) => {
      if (versionOf(now[at]) !== change.version) throw changedSince(change, now[at])
    })
    await rows.put(changes.flatMap(({ before }) => before ?? []))
    await rows.delete(changes.filter(({ before }) => before === undefined).map(({ id }) => id))
  }
}

const checkName = async (db: Tables, { table, before, after }: Touched) => {
  const unique = after && kindOf(table, after)?.store.unique
  if (unique === undefined || after === undefined) return
  const name = String(after[unique])
  const isSame = hasName(unique, name)
  if (before && isSame(before)) return
  if ((await db.rows(table).all()).filter(isSame).length > 1)
    throw conflict(`Ya hay otro registro con el nombre “${name}”.`)
}

const checkGallery = async (db: Tables, { table, id, before, after }: Touched) => {
  if (after && isImage(table, after)) {
    const owner = ownerOf(table)
    if (owner && !(await one(db.rows(owner.store.table), after.padre)))
      throw conflict('La imagen es de un registro que se eliminó: primero hay que restaurarlo.')
  }
  const gallery = before && !after ? kindOf(table, before)?.store.gallery : undefined
  if (before && gallery !== undefined && (await db.images(gallery).all({ padre: id })).length > 0) {
    throw conflict(`No se puede deshacer: a ${nameOf(table, before)} se le agregaron imágenes después.`)
  }
}

/** Checks that restored records do not clash with newer ones; a 409 names the obstacle. */
export const checkStands = async (db: Tables, touched: readonly Touched[]): Promise<void> => {
  // Together: a browser ends a transaction that waits for a hundred checks in a row without asking the database for anything.
  await Promise.all(touched.flatMap((row) => [checkName(db, row), checkGallery(db, row)]))
  const users = touched.some(({ table }) => table === 'usuarios')
  if (users && !(await db.rows('usuarios').all()).some(({ admin }) => admin === 1)) {
    throw conflict('Es el último administrador: antes tiene que haber otro.')
  }
}
