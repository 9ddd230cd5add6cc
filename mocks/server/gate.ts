/** Limits frequent callers. Counts in the database, across processes and restarts. */
import type { Gate } from '../backend.ts'
import { Refusal } from '../refusal.ts'
import { one, type Store, type Tables } from '../store/port.ts'
import { accountByName, accountTables, type Whose } from './accounts.ts'
import { addressHeader, networkOf } from './address.ts'

const minute = 60 * 1000
const span = 15 * minute
const hour = 60 * minute
/** How long an address that logged in is known to an account. */
const rememberedFor = 180 * 24 * hour

const wait = (message: string, seconds: number) => new Refusal(429, message, undefined, undefined, seconds)
const tooMany = (seconds: number) => {
  const soon = seconds > 90 ? `${Math.ceil(seconds / 60)} minutos` : 'un minuto'
  return wait(`Demasiados intentos. Probá de nuevo en ${soon}.`, seconds)
}
const besieged = (seconds: number) =>
  wait(
    'Hay demasiados intentos con esta cuenta. Entrá desde donde ya hayas entrado antes, o con una contraseña nueva.',
    seconds,
  )

interface Limit {
  readonly key: string
  readonly most: number
  readonly within?: number
  /** The account that it counts for: a new password deletes its count. */
  readonly idUsuario?: number
  readonly refused?: (seconds: number) => Refusal
}

const momentsOf = async ({ sesiones }: Tables, limits: readonly Limit[], now: number): Promise<number[][]> => {
  const rows = await sesiones.get(limits.map(({ key }) => key))
  return limits.map(({ within = span }, at) => (rows[at]?.momentos ?? []).filter((moment) => moment > now - within))
}

const keep = ({ sesiones }: Tables, limits: readonly Limit[], moments: readonly number[][]) =>
  sesiones.put(
    limits.map(({ key, within = span, idUsuario = 0 }, at) => {
      const momentos = moments[at] ?? []
      return { zona: key, idUsuario, momentos, vence: (momentos.at(-1) ?? 0) + within }
    }),
  )

/** Counts before the attempt, so that a thousand parallel requests do not get a thousand attempts. */
const take = (store: Store, limits: readonly Limit[], now: number) =>
  store.write(now, async (inside) => {
    const moments = await momentsOf(inside, limits, now)
    const waits = limits.map(({ most, within = span }, at) => (moments[at]?.at(-most) ?? -Infinity) + within - now)
    const longest = Math.max(...waits)
    if (longest > 0) throw (limits[waits.indexOf(longest)]?.refused ?? tooMany)(Math.ceil(longest / 1000))
    await keep(
      inside,
      limits,
      moments.map((times) => [...times, now]),
    )
  })

const giveBack = async (inside: Tables, limits: readonly Limit[], now: number) => {
  const moments = await momentsOf(inside, limits, now)
  await keep(
    inside,
    limits,
    moments.map((times) => times.toSpliced(times.indexOf(now), times.includes(now) ? 1 : 0)),
  )
}

const logins: Readonly<Record<string, Whose>> = { verificarLogin: 'panel', verificarLoginZona: 'zona' }

/** A visitor's calls, and the limit per address. */
const sendings: Readonly<Record<string, number>> = {
  enviarCorreo: 20,
  agregarSuscripcion: 20,
  crearUsuarioZona: 10,
  pedirClave: 10,
  primerUsuario: 10,
  cambiarClave: 20,
}

const addressIn = (request: Request) => networkOf(request.headers.get(addressHeader) ?? '')

export const countSending = async (store: Store, name: string, request: Request, now: number): Promise<void> => {
  const most = sendings[name]
  if (most !== undefined) await take(store, [{ key: `pedidos ${name} ${addressIn(request)}`, most }], now)
}

/** Spellings of a name that people take for one. */
const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/**
 * Limits failed logins (10 per account and address, 50 per address) and visitors' calls per address, all within 15 minutes. Nobody shuts out
 * an account's owner: after 100 failures within an hour, addresses that the account logged in from still enter.
 */
export const limitingGate =
  (now: () => number = Date.now): Gate =>
  async ({ endpoint: { name }, request, input, store }) => {
    await countSending(store, name, request, now())
    const whose = logins[name]
    if (whose === undefined) return undefined
    const nombre = String(input[accountTables[whose].name])
    const [account, address, at] = [`${whose} ${folded(nombre)}`, addressIn(request), now()]
    const idUsuario = (await accountByName(store, whose, nombre))?.id ?? 0
    const entry = `entrada ${account} ${address}`
    const existing = await one(store.sesiones, entry)
    const isRecognised = existing?.idUsuario === idUsuario && (existing.vence ?? 0) > at
    const limits = [
      { key: `fallos ${account} ${address}`, most: 10, idUsuario },
      { key: `fallos ${address}`, most: 50 },
      { key: `fallos ${account}`, most: isRecognised ? Infinity : 100, within: hour, idUsuario, refused: besieged },
    ]
    await take(store, limits, at)
    // A text answer is a refused login; only those count.
    return async (answer) => {
      if (typeof answer === 'string') return
      await store.write(at, async (inside) => {
        await giveBack(inside, limits, at)
        await inside.sesiones.put([{ zona: entry, idUsuario, vence: at + rememberedFor }])
      })
    }
  }
