/** Taking a write back: its rows as they were, if nobody changed them since. */
import type { ChangeRow, Db, Row, RowChange } from './db.ts'
import { versionOf } from './journal.ts'
import type { Touched } from './journal.ts'
import { isImage, kindOf, ownerOf, titleOf } from './kinds.ts'
import { conflict } from './refusal.ts'

const nameOf = (table: string, row: Row): string => {
  const kind = kindOf(table, row)
  return kind ? `“${titleOf(kind, row)}”` : 'Una imagen'
}

const changedSince = ({ table, before }: RowChange, now: Row | undefined) => {
  if (table === 'papelera') return conflict('No se puede deshacer: lo eliminado ya no está en la papelera.')
  const known = now ?? before
  const who = known ? nameOf(table, known) : 'El registro'
  return conflict(`No se puede deshacer: ${who} ${now ? 'cambió' : 'se eliminó'} después.`)
}

const byTable = (changes: readonly RowChange[]): Map<string, RowChange[]> => {
  const groups = new Map<string, RowChange[]>()
  for (const change of changes)
    (groups.get(change.table) ?? groups.set(change.table, []).get(change.table))?.push(change)
  return groups
}

/** Makes the rows of a write what they were before it; 409 where one of them is not as the write left it. */
export const takeBack = async (db: Db, { cambios }: ChangeRow): Promise<void> => {
  for (const [table, changes] of byTable(cambios)) {
    const rows = db.rows(table)
    const now = await rows.bulkGet(changes.map(({ id }) => id))
    changes.forEach((change, at) => {
      if (versionOf(now[at]) !== change.version) throw changedSince(change, now[at])
    })
    await rows.bulkPut(changes.flatMap(({ before }) => before ?? []))
    await rows.bulkDelete(changes.filter(({ before }) => before === undefined).map(({ id }) => id))
  }
}

const checkName = async (db: Db, { table, after }: Touched) => {
  const unique = after && kindOf(table, after)?.store.unique
  if (unique === undefined || after === undefined) return
  const name = String(after[unique])
  if (
    (await db
      .rows(table)
      .where({ [unique]: name })
      .count()) > 1
  )
    throw conflict(`Ya hay otro registro con el nombre “${name}”.`)
}

const checkGallery = async (db: Db, { table, id, before, after }: Touched) => {
  if (after && isImage(table, after)) {
    const owner = ownerOf(table)
    if (owner && !(await db.rows(owner.store.table).get(after.padre)))
      throw conflict('La imagen es de un registro que se eliminó: primero hay que restaurarlo.')
  }
  const gallery = before && !after ? kindOf(table, before)?.store.gallery : undefined
  if (before && gallery !== undefined && (await db.images(gallery).where({ padre: id }).count()) > 0) {
    throw conflict(`No se puede deshacer: a ${nameOf(table, before)} se le agregaron imágenes después.`)
  }
}

/** What is brought back must stand beside what came meanwhile; 409 says what stands in the way. */
export const checkStands = async (db: Db, touched: readonly Touched[]): Promise<void> => {
  for (const one of touched) {
    await checkName(db, one)
    await checkGallery(db, one)
  }
  const users = touched.some(({ table }) => table === 'usuarios')
  if (
    users &&
    (await db
      .rows('usuarios')
      .filter(({ admin }) => admin === 1)
      .count()) === 0
  ) {
    throw conflict('Es el último administrador: antes tiene que haber otro.')
  }
}
