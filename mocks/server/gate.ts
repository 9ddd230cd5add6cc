/** Limits frequent callers. Counts in the database, across processes and restarts. */
import type { Gate } from '../backend.ts'
import { Refusal } from '../refusal.ts'
import type { Store, Tables } from '../store/port.ts'
import { addressHeader, networkOf } from './address.ts'

const span = 15 * 60 * 1000

const tooMany = (seconds: number) =>
  new Refusal(
    429,
    `Demasiados intentos. Probá de nuevo en ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutos` : 'un minuto'}.`,
    undefined,
    undefined,
    seconds,
  )

/** How many requests a key may make within the span. */
interface Limit {
  readonly key: string
  readonly most: number
}

const momentsOf = async ({ sesiones }: Tables, limits: readonly Limit[], now: number): Promise<number[][]> =>
  (await sesiones.get(limits.map(({ key }) => key))).map((row) => (row?.momentos ?? []).filter((at) => at > now - span))

const keep = ({ sesiones }: Tables, limits: readonly Limit[], moments: readonly number[][]) =>
  sesiones.put(
    limits.map(({ key }, at) => {
      const momentos = moments[at] ?? []
      return { zona: key, idUsuario: 0, momentos, vence: (momentos.at(-1) ?? 0) + span }
    }),
  )

/** Counts before the attempt, so that a thousand parallel requests do not get a thousand attempts. */
const take = (store: Store, limits: readonly Limit[], now: number) =>
  store.write(now, async (inside) => {
    const moments = await momentsOf(inside, limits, now)
    const waits = limits.map(({ most }, at) => (moments[at]?.at(-most) ?? -Infinity) + span - now)
    if (Math.max(...waits) > 0) throw tooMany(Math.ceil(Math.max(...waits) / 1000))
    await keep(
      inside,
      limits,
      moments.map((known) => [...known, now]),
    )
  })

const giveBack = (store: Store, limits: readonly Limit[], now: number) =>
  store.write(now, async (inside) => {
    const moments = await momentsOf(inside, limits, now)
    await keep(
      inside,
      limits,
      moments.map((known) => known.toSpliced(known.indexOf(now), known.includes(now) ? 1 : 0)),
    )
  })

/** Calls that try a password, and their account field. */
const logins: Readonly<Record<string, string>> = { verificarLogin: 'usuario', verificarLoginZona: 'nombre' }

/** A visitor's calls, and the limit per address. */
const sendings: Readonly<Record<string, number>> = {
  enviarCorreo: 20,
  agregarSuscripcion: 20,
  crearUsuarioZona: 10,
  pedirClave: 10,
  cambiarClave: 20,
}

const addressIn = (request: Request) => networkOf(request.headers.get(addressHeader) ?? '')

/** Counts a visitor's call by address. */
export const countSending = async (store: Store, name: string, request: Request, now: number): Promise<void> => {
  const most = sendings[name]
  if (most !== undefined) await take(store, [{ key: `pedidos ${name} ${addressIn(request)}`, most }], now)
}

/** Limits failed logins (10 per account, 50 per address) and visitors' calls per address, all within 15 minutes. */
export const limitingGate =
  (now: () => number = Date.now): Gate =>
  async ({ endpoint: { name }, request, input, store }) => {
    await countSending(store, name, request, now())
    const field = logins[name]
    if (field === undefined) return undefined
    const limits = [
      { key: `fallos ${name} ${String(input[field])}`, most: 10 },
      { key: `fallos ${addressIn(request)}`, most: 50 },
    ]
    const at = now()
    await take(store, limits, at)
    // A text answer is a refused login; only those count.
    return async (answer) => {
      if (typeof answer !== 'string') await giveBack(store, limits, at)
    }
  }
