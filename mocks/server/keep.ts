/** Deletes old data on a server. */
import { isOver } from '../sessions.ts'
import type { Store } from '../store/port.ts'

const day = 24 * 60 * 60 * 1000
const stored = { history: 2 * 365, letters: 90 } as const

/**
 * Deletes history older than two years, finished letters older than 90 days, and expired sessions. A visitor's letter that was not delivered
 * stays until somebody sends or deletes it.
 */
export const sweep = (store: Store, now: number): Promise<void> =>
  store.write(now, async ({ rows, salida, sesiones }) => {
    const before = (days: number) => new Date(now - days * day).toISOString()
    const history = (await rows('historial').all()).filter(
      ({ created_at }) => String(created_at) < before(stored.history),
    )
    await rows('historial').delete(history.map(({ id }) => id))
    const letters = (await salida.all()).filter(
      ({ proximo, created_at, responder, entregada }) =>
        proximo === undefined &&
        created_at < before(stored.letters) &&
        !(responder !== undefined && entregada === undefined),
    )
    await salida.delete(letters.map(({ id }) => id))
    await sesiones.delete((await sesiones.all()).filter(isOver).map(({ zona }) => zona))
  })

/** Runs now and once a day; returns how to stop. */
export const sweepDaily = (store: Store, failed: (error: unknown) => void): (() => void) => {
  const work = () =>
    void store
      .start()
      .then(() => sweep(store, Date.now()))
      .catch(failed)
  const timer = setInterval(work, day)
  work()
  return () => clearInterval(timer)
}
