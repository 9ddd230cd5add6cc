/** Limits frequent callers. Counts in the database, across processes and restarts. */
import { createHmac } from 'node:crypto'
import { nameKey } from '#contract/names.ts'
import type { Gate } from '#mocks/backend.ts'
import { Refusal } from '#mocks/refusal.ts'
import { findCaller } from '#mocks/rules/historial.ts'
import { loginEntry } from '#mocks/sessions.ts'
import { findRow, type Store, type Tables } from '#mocks/store/port.ts'
import type { Row } from '#mocks/store/rows.ts'
import { accountByName, accountTables, type AccountKind } from './accounts.ts'
import { addressHeader, getAddress, getNetwork } from './address.ts'
import { readSecret } from './secret.ts'

const minute = 60 * 1000
const span = 15 * minute
const hour = 60 * minute
/** A later moment comes from a clock that was wrong. */
const ahead = minute
/** How many wrong passwords are allowed before a wait; docs/go-live.md tells these numbers. */
export const allowed = { accountAndAddress: 10, address: 50, account: 100 }
/** How much of a typed name is logged. */
const shown = 40
/** How long an address that logged in is known to an account. */
export const rememberedFor = 30 * 24 * hour

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
  readonly max: number
  readonly within?: number
  /** The counted account: a new password deletes its count. */
  readonly idUsuario?: number
  readonly refused?: (seconds: number) => Refusal
}

const readMoments = async ({ sesiones }: Tables, limits: readonly Limit[], now: number): Promise<number[][]> => {
  const rows = await sesiones.get(limits.map(({ key }) => key))
  return limits.map(({ within = span }, index) =>
    (rows[index]?.momentos ?? []).filter((moment) => moment > now - within && moment <= now + ahead),
  )
}

const keep = ({ sesiones }: Tables, limits: readonly Limit[], moments: readonly number[][]) =>
  sesiones.put(
    limits.map(({ key, within = span, idUsuario = 0 }, index) => {
      const momentos = moments[index] ?? []
      return { zona: key, idUsuario, momentos, vence: (momentos.at(-1) ?? 0) + within }
    }),
  )

/** Counts before the attempt, so that a thousand parallel requests do not get a thousand attempts. */
const take = (store: Store, limits: readonly Limit[], now: number) =>
  store.write(now, async (inside) => {
    const moments = await readMoments(inside, limits, now)
    const waits = limits.map(({ max, within = span }, index) => (moments[index]?.at(-max) ?? -Infinity) + within - now)
    const longest = Math.max(...waits)
    if (longest > 0) throw (limits[waits.indexOf(longest)]?.refused ?? tooMany)(Math.ceil(longest / 1000))
    await keep(
      inside,
      limits,
      moments.map((times) => [...times, now]),
    )
  })

const giveBack = async (inside: Tables, limits: readonly Limit[], now: number) => {
  const moments = await readMoments(inside, limits, now)
  await keep(
    inside,
    limits,
    moments.map((times) => times.toSpliced(times.indexOf(now), times.includes(now) ? 1 : 0)),
  )
}

const logins: Readonly<Record<string, AccountKind>> = { verificarLogin: 'panel', verificarLoginZona: 'zona' }

/** A visitor's calls, and the limit per address. */
const sendings: Readonly<Record<string, number>> = {
  enviarCorreo: 20,
  agregarSuscripcion: 20,
  crearUsuarioZona: 10,
  pedirClave: 10,
  primerUsuario: 10,
  cambiarClave: 20,
}

const getRequestNetwork = (request: Request) => getNetwork(request.headers.get(addressHeader) ?? '')

export const countSending = async (store: Store, name: string, request: Request, now: number): Promise<void> => {
  const max = sendings[name]
  if (max !== undefined) await take(store, [{ key: `pedidos ${name} ${getRequestNetwork(request)}`, max }], now)
}

/** An address as logins know it: nobody reads the address in the database, and no other address makes the same counts. */
const hashNetwork = async (store: Store, request: Request, now: number): Promise<string> =>
  createHmac('sha256', await readSecret(store, now))
    .update(getRequestNetwork(request))
    .digest('base64url')
    .slice(0, 22)

/** How many counts the names share that no account has. */
const sharedCounts = 4_096

/**
 * The account of a count. A name that nobody has takes one of a fixed number, so that such names fill no table; which one is a secret, so
 * that nobody learns by other names whether an account exists.
 */
const countedAccount = async (store: Store, row: Row | undefined, nombre: string, now: number): Promise<string> => {
  if (row) return `#${row.id}`
  const digest = createHmac('sha256', await readSecret(store, now))
    .update(nameKey(nombre))
    .digest()
  return `nadie ${digest.readUInt32BE() % sharedCounts}`
}

type Requested = Parameters<Gate>[0]
interface Attempt {
  readonly accountKind: AccountKind
  readonly nombre: string
  readonly row: Row | undefined
}

/** The account whose password a call tries: a login's, or the caller's own. */
const findAttempt = async ({ endpoint: { name }, input, store, callers }: Requested): Promise<Attempt | undefined> => {
  const accountKind = logins[name]
  if (accountKind !== undefined) {
    const nombre = String(input[accountTables[accountKind].name])
    return { accountKind, nombre, row: await accountByName(store, accountKind, nombre) }
  }
  const row = callers.panel?.user
  return name === 'updateCuenta' && row?.id === input['idUsuario']
    ? { accountKind: 'panel', nombre: '', row }
    : undefined
}

/** A text answer is a refused login; a refusal may be about the present password. Only those count. */
const isWrongPassword = (outcome: unknown) =>
  typeof outcome === 'string' || (outcome instanceof Refusal && outcome.errors?.['contraseñaActual'] !== undefined)

const countHistory = async ({ endpoint: { name }, input, store, callers }: Requested, now: number) => {
  const caller = findCaller(callers, input['idUsuario'])
  if (name !== 'guardarHistorial' || !caller) return
  await take(store, [{ key: `pedidos ${name} ${caller.zona} #${caller.user.id}`, max: 100, within: hour }], now)
}

/** The address first and the typed name last, so that no name can pass for an address. */
const describeFailure = (request: Request, { accountKind, nombre }: Attempt) =>
  `${getAddress(request.headers.get(addressHeader) ?? '')} no pudo ingresar (${accountKind}): ${JSON.stringify(nombre.slice(0, shown))}`

/**
 * Limits wrong passwords (of an account and address, of an address) and visitors' calls per address within 15 minutes,
 * and an account's own entries of the history (100 an hour). Nobody shuts out an account's owner: when an account has too
 * many wrong passwords within an hour, addresses that the account logged in from still enter. `failed` is told of each failed login.
 */
export const limitingGate =
  (now: () => number = Date.now, failed?: (line: string) => void): Gate =>
  async (call) => {
    const { endpoint, request, store } = call
    await countSending(store, endpoint.name, request, now())
    await countHistory(call, now())
    const attempt = await findAttempt(call)
    if (!attempt) return undefined
    const { accountKind, nombre, row } = attempt
    const [time, idUsuario] = [now(), row?.id ?? 0]
    const address = await hashNetwork(store, request, time)
    const account = `${accountKind} ${await countedAccount(store, row, nombre, time)}`
    const entry = `${loginEntry}${account} ${address}`
    const earlierLogin = await findRow(store.sesiones, entry)
    const isRecognised = earlierLogin?.idUsuario === idUsuario && (earlierLogin.vence ?? 0) > time
    const limits = [
      { key: `fallos ${account} ${address}`, max: allowed.accountAndAddress, idUsuario },
      { key: `fallos ${address}`, max: allowed.address },
      {
        key: `fallos ${account}`,
        max: isRecognised ? Infinity : allowed.account,
        within: hour,
        idUsuario,
        refused: besieged,
      },
    ]
    await take(store, limits, time)
    return async (outcome) => {
      if (isWrongPassword(outcome))
        return endpoint.name in logins ? failed?.(describeFailure(request, attempt)) : undefined
      await store.write(time, async (inside) => {
        await giveBack(inside, limits, time)
        await inside.sesiones.put([{ zona: entry, idUsuario, vence: time + rememberedFor }])
      })
    }
  }
