/** What comes of a letter that was tried. */
import { undelivered } from '#contract/undelivered.ts'
import { mailPause, mailRefused } from '#mocks/rules/cartas.ts'
import { findRow, type Tables } from '#mocks/store/port.ts'
import type { OutboxRow } from '#mocks/store/rows.ts'
import { isUnknownReceiver, noTls, type NotTaken } from './smtp.ts'

const minute = 60_000
const hour = 60 * minute

/** Pauses between attempts, for three days in all. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour]
const span = pauses.reduce((sum, pause) => sum + pause, 0)

/** A letter to one person that was never tried. It goes before newsletters, and is tried once even while the queue pauses. */
export const isFresh = ({ baja, boletin, intentos }: OutboxRow): boolean =>
  baja === undefined && boletin === undefined && intentos === undefined

/** What is noted of letters at a moment. */
export type Outcome = (inside: Tables, now: number) => Promise<void>

export const settled = ({ proximo: _, desde: __, ...row }: OutboxRow): OutboxRow => row

const undeliverable = (row: OutboxRow, reason: string, time: number) => ({
  idUsuario: 0,
  zona: 0,
  usuario: 'correo',
  created_at: new Date(time).toISOString(),
  texto: `${undelivered}${row.a.join(', ') || 'la empresa'}: ${row.asunto} (${reason})`.slice(0, 600),
})

/** Schedules refused letters again, or reports those in the panel's history that have no next attempt. */
const refused = async (
  { salida, rows }: Tables,
  letters: readonly OutboxRow[],
  { message }: NotTaken,
  now: number,
  getNextAttempt: (row: OutboxRow, since: number) => number | undefined,
) => {
  // A letter that was deleted while it was sent stays deleted.
  const existing = await salida.get(letters.map(({ id }) => id))
  const noted = letters
    .filter((_, index) => existing[index])
    .map((row) => {
      const since = row.desde ?? now
      const proximo = getNextAttempt(row, since)
      const tried = { ...row, intentos: (row.intentos ?? 0) + 1, fallo: message, desde: since }
      return proximo === undefined ? settled(tried) : { ...tried, proximo }
    })
  await salida.put(noted)
  const lost = noted.filter(({ proximo }) => proximo === undefined)
  await rows('historial').add(lost.map((row) => undeliverable(row, message, now)))
}

/** Notes on the subscribers of a letter whether they can be reached. */
export const markSubscribers = async ({ rows }: Tables, { baja }: OutboxRow, isUnknown: boolean) => {
  if (baja === undefined) return
  const stored = rows('suscripciones')
  const changed = (await stored.getAll({ baja })).filter(({ noRecibe }) => (noRecibe === 1) !== isUnknown)
  await stored.put(
    changed.map(({ noRecibe: _, ...row }) => ({ ...row, id: row.id, ...(isUnknown && { noRecibe: 1 }) })),
  )
}

export const failed =
  (row: OutboxRow, error: NotTaken): Outcome =>
  async (inside, now) => {
    await refused(inside, [row], error, now, ({ intentos = 0 }) => {
      const pause = error.about === 'letter' ? undefined : pauses[intentos]
      return pause === undefined ? undefined : now + pause
    })
    if (isUnknownReceiver(error)) await markSubscribers(inside, row, true)
  }

/** Holds the queue, and with it the others that were about to go, but letters to be tried once. Those that were refused (`met`) come last. */
export const paused =
  (met: readonly OutboxRow[], others: readonly OutboxRow[], error: NotTaken): Outcome =>
  async (inside, now) => {
    const metIds = new Set(met.map(({ id }) => id))
    const batchIds = new Set([...met, ...others].map(({ id }) => id))
    const waiting = await inside.salida.until('proximo', Number.MAX_SAFE_INTEGER)
    const isInBatch = ({ id }: OutboxRow) => batchIds.has(id)
    const isDue = (row: OutboxRow) => isInBatch(row) || (row.proximo ?? 0) <= now
    const tries = Math.max(0, ...waiting.filter(isDue).map(({ intentos = 0 }) => intentos))
    const until = (await findRow(inside.sesiones, mailPause))?.vence ?? 0
    // Only this server's operator mends it.
    const isTls = error.code === noTls
    const pause = pauses[Math.min(tries, isTls ? 2 : pauses.length - 1)] ?? 0
    // Another letter of the batch was refused a moment before.
    const end = until > now ? until : now + pause
    await inside.sesiones.put([mailPause, mailRefused].map((zona) => ({ zona, idUsuario: 0, vence: end })))
    const isToTry = (row: OutboxRow) => isFresh(row) && !metIds.has(row.id)
    await inside.salida.put(
      waiting.filter((row) => isInBatch(row) && isToTry(row)).map((row) => ({ ...row, proximo: now })),
    )
    const held = waiting.filter((row) => !isToTry(row) && (isInBatch(row) || (row.proximo ?? 0) < end - 1))
    await refused(inside, held, error, now, ({ id }, since) =>
      now - since < span || isTls ? end - (metIds.has(id) ? 0 : 1) : undefined,
    )
  }
