import type { Carta } from '../../src/contract/carta.ts'
import { defineRules, moment, type Call } from '../call.ts'
import { conflict, notFound } from '../refusal.ts'
import type { NewRow, OutboxRow } from '../store/rows.ts'

/** The row of `sesiones` that says until when no letter is tried. */
export const mailPause = 'pausa del correo'

/** The text without the keys of links in letters. */
export const masked = (text: string): string => text.replace(/(llave=)[\w.-]+/g, '$1…')

/** A link for a new password opens an account, so nobody but its receiver reads it. */
const isSecret = ({ responder, texto }: OutboxRow) => responder === undefined && texto.includes('/api/clave?llave=')

/** A newsletter whose subscribers have letters of their own. */
const isHandedOut = ({ boletin, entregada }: OutboxRow) => boletin === 1 && entregada !== undefined

const situacionOf = ({ proximo, entregada }: OutboxRow): Carta['situacion'] => {
  if (proximo !== undefined) return 'espera'
  return entregada === undefined ? 'fallida' : 'enviada'
}

const at = (name: 'proximo' | 'entregada', time: number | undefined) =>
  time === undefined ? {} : { [name]: new Date(time).toISOString() }

const shown = (row: OutboxRow): Carta => {
  const { id, a, created_at, asunto, responder, fallo, proximo, entregada } = row
  return {
    id,
    para: a,
    situacion: situacionOf(row),
    created_at,
    ...(!isSecret(row) && { asunto: masked(asunto) }),
    ...(responder !== undefined && { responder }),
    ...(fallo !== undefined && { motivo: masked(fallo) }),
    ...at('proximo', proximo),
    ...at('entregada', entregada),
  }
}

const byIds = async (ids: readonly number[], { db }: Call): Promise<OutboxRow[]> => {
  const wanted = [...new Set(ids)]
  const rows = (await db.salida.get(wanted)).filter((row) => row !== undefined && !isHandedOut(row))
  if (rows.length < wanted.length) throw notFound('Ese correo ya no está.')
  return rows.filter((row) => row !== undefined)
}

const subjects = (rows: readonly OutboxRow[]) =>
  rows
    .map((row) => (isSecret(row) ? row.a.join(', ') : masked(row.asunto)))
    .join(', ')
    .slice(0, 200)

const sentShown = 1000

/** As it was first written: never tried. */
const anew = ({ intentos: _, fallo: __, desde: ___, entregada: ____, ...row }: OutboxRow): OutboxRow => row

export const cartas = defineRules({
  obtenerCartas: async (_, { db }) => {
    const letters = (await db.salida.all()).filter((row) => !isHandedOut(row)).toReversed()
    const old = new Set(letters.filter((row) => situacionOf(row) === 'enviada').slice(sentShown))
    return letters.filter((row) => !old.has(row)).map(shown)
  },
  obtenerCarta: async ({ id }, call) => {
    const [row] = await byIds([id], call)
    if (!row) throw notFound()
    return { ...shown(row), ...(!isSecret(row) && { texto: masked(row.texto) }) }
  },
  reenviarCartas: async ({ ids }, call) => {
    const letters = await byIds(ids, call)
    if (letters.some(isSecret))
      throw conflict('Un enlace para una contraseña nueva no se envía de nuevo: quien lo necesita puede pedir otro.')
    // A letter that waits and was never refused is on its way, perhaps at this moment.
    const again = letters.filter(({ proximo, fallo }) => proximo === undefined || fallo !== undefined)
    const [contacto] = await call.db.rows('contacto').all()
    // The company's address may have been what was wrong.
    const to = ({ a, responder }: OutboxRow) =>
      responder !== undefined && typeof contacto?.email === 'string' ? [contacto.email] : a
    const written = again.map((row) => ({ ...anew(row), a: to(row), proximo: call.now() }))
    const isCopy = (_: unknown, place: number) => again[place]?.entregada !== undefined
    await call.db.salida.put(written.filter((row, place) => !isCopy(row, place)))
    await call.db.salida.add(
      written
        .filter(isCopy)
        .map(({ id: _, envio: __, ...row }): NewRow<OutboxRow> => ({ ...row, created_at: moment(call) })),
    )
    // Whoever sends again has mended what held the mail.
    await call.db.sesiones.delete([mailPause])
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
