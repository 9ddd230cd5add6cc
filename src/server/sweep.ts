/** Deletes old data on a server. */
import { isOver, loginEntry } from '#mocks/sessions.ts'
import type { Store } from '#mocks/store/port.ts'
import type { SessionRow } from '#mocks/store/rows.ts'
import { rememberedFor } from './rate-limit.ts'

const day = 24 * 60 * 60 * 1000
const quarter = 15 * 60 * 1000
const stored = { history: 2 * 365, letters: 90 } as const

/**
 * Deletes history older than two years, and finished letters older than 90 days. A visitor's letter that was not delivered stays until
 * somebody sends or deletes it.
 */
export const sweep = (store: Store, now: number): Promise<void> =>
  store.write(now, async ({ rows, salida }) => {
    const daysAgo = (days: number) => new Date(now - days * day).toISOString()
    const history = (await rows('historial').getAll()).filter(
      ({ created_at }) => String(created_at) < daysAgo(stored.history),
    )
    await rows('historial').delete(history.map(({ id }) => id))
    const letters = (await salida.getAll()).filter(
      ({ proximo, created_at, responder, entregada }) =>
        proximo === undefined &&
        created_at < daysAgo(stored.letters) &&
        !(responder !== undefined && entregada === undefined),
    )
    await salida.delete(letters.map(({ id }) => id))
  })

/** Deletes expired sessions, counts and keys. It looks first, and so commits nothing for nothing. */
export const sweepExpired = async (store: Store, now: number): Promise<void> => {
  // Older releases remembered the plain addresses of logins, and for longer.
  const isOld = ({ zona, vence = 0 }: SessionRow) => zona.startsWith(loginEntry) && vence > now + rememberedFor
  const getKeys = (rows: readonly (SessionRow | undefined)[]) =>
    rows.flatMap((row) => (row && (isOver(row) || isOld(row)) ? [row.zona] : []))
  const expired = getKeys(await store.sesiones.getAll())
  if (expired.length === 0) return
  await store.write(now, async ({ sesiones }) => {
    // A count may have been renewed since it was read.
    await sesiones.delete(getKeys(await sesiones.get(expired)))
  })
}

/** Runs now, and once a day or a quarter of an hour; returns how to stop. */
export const sweepRegularly = (store: Store, failed: (error: unknown) => void): (() => void) => {
  const timers = [
    [sweep, day],
    [sweepExpired, quarter],
  ] as const
  const running = timers.map(([work, every]) => {
    const run = () =>
      void store
        .start()
        .then(() => work(store, Date.now()))
        .catch(failed)
    run()
    return setInterval(run, every)
  })
  return () => running.forEach(clearInterval)
}
