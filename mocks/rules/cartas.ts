import type { Carta } from '#contract/carta.ts'
import { defineRules, moment, type Call } from '../call.ts'
import { conflict, notFound } from '../refusal.ts'
import type { NewRow, OutboxRow } from '../store/rows.ts'

/** The row of `sesiones` with the end of the mail's pause. */
export const mailPause = 'pausa del correo'

/** The row of `sesiones` that stands while the last try of a letter was refused for the sender's sake. */
export const mailRefused = 'correo rechazado'

/** The row of `sesiones` with the number of the mail (src/server/mail/number.ts), which is the base's and no company's. */
export const mailNumber = 'número del correo'

/** The text without the keys of links in letters. */
export const masked = (text: string): string => text.replace(/(llave=)[\w.-]+/g, '$1…')

/** Whether only its receiver may read a letter: a link for a new password opens an account. */
export const isKeyLetter = ({ responder, texto }: OutboxRow): boolean =>
  responder === undefined && texto.includes('/api/clave?llave=')

/** When a letter is due that goes at once: the clocks of a database and of its processes may differ, and the earlier moment is over for both. */
export const atOnce = (now: number, stamp: number): number => Math.min(now, stamp)

/** Whether a newsletter has become a letter for each subscriber. */
const isHandedOut = ({ boletin, entregada }: OutboxRow) => boletin === 1 && entregada !== undefined

const getSituacion = ({ proximo, entregada }: OutboxRow): Carta['situacion'] => {
  if (proximo !== undefined) return 'espera'
  return entregada === undefined ? 'fallida' : 'enviada'
}

const toDateField = (name: 'proximo' | 'entregada', time: number | undefined) =>
  time === undefined ? {} : { [name]: new Date(time).toISOString() }

const shown = (row: OutboxRow): Carta => {
  const { id, a, created_at, asunto, responder, fallo, proximo, entregada } = row
  return {
    id,
    para: a,
    situacion: getSituacion(row),
    created_at,
    ...(!isKeyLetter(row) && { asunto: masked(asunto) }),
    ...(responder !== undefined && { responder }),
    ...(fallo !== undefined && { motivo: masked(fallo) }),
    ...toDateField('proximo', proximo),
    ...toDateField('entregada', entregada),
  }
}

const byIds = async (ids: readonly number[], { db }: Call): Promise<OutboxRow[]> => {
  const requestedIds = [...new Set(ids)]
  const rows = (await db.salida.get(requestedIds)).filter((row) => row !== undefined && !isHandedOut(row))
  if (rows.length < requestedIds.length) throw notFound('Ese correo ya no está.')
  return rows.filter((row) => row !== undefined)
}

const subjects = (rows: readonly OutboxRow[]) =>
  rows
    .map((row) => (isKeyLetter(row) ? row.a.join(', ') : masked(row.asunto)))
    .join(', ')
    .slice(0, 200)

const sentShown = 1000

/** The letter as first written: never tried. */
const resetDelivery = ({ intentos: _, fallo: __, desde: ___, entregada: ____, ...row }: OutboxRow): OutboxRow => row

export const cartas = defineRules({
  obtenerCartas: async (_, { db }) => {
    const letters = (await db.salida.getAll()).filter((row) => !isHandedOut(row)).toReversed()
    const old = new Set(letters.filter((row) => getSituacion(row) === 'enviada').slice(sentShown))
    return letters.filter((row) => !old.has(row)).map(shown)
  },
  obtenerCarta: async ({ id }, call) => {
    const [row] = await byIds([id], call)
    if (!row) throw notFound()
    return { ...shown(row), ...(!isKeyLetter(row) && { texto: masked(row.texto) }) }
  },
  reenviarCartas: async ({ ids }, call) => {
    const letters = await byIds(ids, call)
    if (letters.some(isKeyLetter))
      throw conflict('Un enlace para una contraseña nueva no se envía de nuevo: quien lo necesita puede pedir otro.')
    // A letter that waits and was never refused is on its way, perhaps at this moment.
    const again = letters.filter(({ proximo, fallo }) => proximo === undefined || fallo !== undefined)
    const [contacto] = await call.db.rows('contacto').getAll()
    // The company's address may have been wrong.
    const to = ({ a, responder }: OutboxRow) =>
      responder !== undefined && typeof contacto?.email === 'string' ? [contacto.email] : a
    const written = again.map((row) => ({
      ...resetDelivery(row),
      a: to(row),
      proximo: atOnce(call.now(), call.journal.stamp),
    }))
    const isCopy = (_: unknown, index: number) => again[index]?.entregada !== undefined
    await call.db.salida.put(written.filter((row, index) => !isCopy(row, index)))
    await call.db.salida.add(
      written
        .filter(isCopy)
        .map(({ id: _, envio: __, ...row }): NewRow<OutboxRow> => ({ ...row, created_at: moment(call) })),
    )
    // An administrator who sends again has mended the cause of the pause.
    await call.db.sesiones.delete([mailPause, mailRefused])
    call.note(subjects(letters))
    return { reenviadas: again.length }
  },
  eliminarCartas: async ({ ids }, call) => {
    const letters = await byIds(ids, call)
    await call.db.salida.delete(letters.map(({ id }) => id))
    call.note(subjects(letters))
    return { eliminadas: letters.length }
  },
})
