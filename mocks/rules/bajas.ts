import { defineRules, type Call } from '../call.ts'
import { hasName } from '../namesakes.ts'
import { notFound } from '../refusal.ts'
import type { Tables } from '../store/port.ts'
import type { Row } from '../store/rows.ts'
import { forgetRows } from '../trash.ts'

/** The prefix of rows of `sesiones` that remember who left (src/server/leaves.ts). */
export const leaveEntry = 'baja '

/** Takes subscribers off the list, and off every way back to it: only who left may come back. Answers how many there were. */
export const removeSubscribers = async (db: Tables, isLeaving: (row: Row) => boolean): Promise<number> => {
  const stored = db.rows('suscripciones')
  const ids = (await stored.getAll()).filter(isLeaving).map(({ id }) => id)
  await stored.delete(ids)
  await forgetRows(db, (table, row) => table === 'suscripciones' && isLeaving(row))
  return ids.length
}

/** Whose key a letter's link has: a subscriber's, or that of one who was deleted since then and may yet be restored. */
const findSubscriber = async (llave: string, { db }: Call): Promise<string | undefined> => {
  const [row] = await db.rows('suscripciones').getAll({ baja: llave })
  const trashed = row ? [] : (await db.papelera.getAll()).flatMap(({ filas }) => filas)
  const subscriber = row ?? trashed.find((fila) => fila.table === 'suscripciones' && fila.row.baja === llave)?.row
  return typeof subscriber?.email === 'string' ? subscriber.email : undefined
}

export const bajas = defineRules({
  darDeBaja: async ({ llave }, call) => {
    if (!llave) throw notFound('A esta dirección le falta la clave que traía el correo.')
    const email = await findSubscriber(llave, call)
    if (email === undefined) return null
    call.journal.trashes = false
    await removeSubscribers(call.db, hasName('email', email))
    await call.leaves?.add(call.db, email, call.now())
    call.note(email, 'Baja de suscripción')
    return null
  },
})
