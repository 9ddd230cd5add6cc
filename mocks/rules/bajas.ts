import { defineRules, type Call } from '../call.ts'
import { hasName, namesakes } from '../namesakes.ts'
import { notFound } from '../refusal.ts'
import type { Row } from '../store/rows.ts'
import { forgetRows } from '../trash.ts'

const isSubscriber = (email: string) => (table: string, row: Row) =>
  table === 'suscripciones' && hasName('email', email)(row)

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
    // Only who left may come back: no trash and no undo keeps the address.
    call.journal.trashes = false
    const rows = await namesakes(call.db, 'suscripciones', 'email', email)
    await call.db.rows('suscripciones').delete(rows.map(({ id }) => id))
    await forgetRows(call.db, isSubscriber(email))
    call.note(email, 'Baja de suscripción')
    return null
  },
})
