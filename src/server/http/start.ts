import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import type { Company } from '../company.ts'
import { passwordRounds } from '../accounts.ts'
import { newFirstKey } from '../first-user.ts'
import { firstUserHash } from '#contract/first-user.ts'
import { createCaptcha } from '../captcha.ts'
import { limitingGate } from '../rate-limit.ts'
import { sweepRegularly } from '../sweep.ts'
import { beginNumber } from '../mail/number.ts'
import { startPost, waiting } from '../mail/post.ts'
import { smtpCarrier } from '../mail/smtp.ts'
import { letterPages } from '../letter-pages.ts'
import { accounts } from '#mocks/seed/accounts.ts'
import type { Store } from '#mocks/store/port.ts'
import { openStore } from './persistent-store.ts'
import type { Options } from './options.ts'
import { Refusal } from '#mocks/refusal.ts'
import { fail } from './fail.ts'
import { createReference } from './reference.ts'
import { readSeed } from './seeds.ts'
import { serveReference } from './server.ts'
import { createReserve, createRoom, noReserve, type Reserve, type Room } from './room.ts'
import { sweepSpool } from './spool.ts'

const toListenError = ({ host, port }: Options, error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const words =
    code === 'EADDRINUSE'
      ? `El puerto ${port} está ocupado. Elegí otro con PORT=${port + 1}.`
      : `No se puede escuchar en HOST=${host}, PORT=${port} (${String(code ?? error)}).`
  return new Error(words, { cause: error })
}

const hour = 60 * 60_000
/** In ms: how soon a start goes on whose database was away, or its disk full. */
const soon = 2_000

const lacksRoom = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Gives the reserve up where a full disk would keep a server from its start. */
const insist = async <T>(work: () => Promise<T>, { release }: Reserve): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!lacksRoom(error) || !release()) throw error
    return work()
  }
}

/** False while the database is away, or its disk full, which ends by itself. Any other failure stops the start. */
const tryTo = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    const isAway = error instanceof Refusal && error.retryAfter !== undefined
    if (!isAway && !lacksRoom(error)) throw error
    return false
  }
}

/** Background work: sends letters and deletes old data. */
const startChores = async (
  { mail, data }: Options,
  store: Store,
  warn: (text: string) => void,
  site: Site | undefined,
) => {
  const held = data === undefined ? 0 : await beginNumber(store, data, Date.now())
  if (held > 0) warn(`La base se restauró de una copia: ${held} cartas que esperaban quedan en Correos.`)
  const company = site && (() => site.company(store))
  const post = mail && startPost({ store, folder: data, sender: mail, company, carrier: smtpCarrier(mail.url), warn })
  const stopSweeping = sweepRegularly(store, (error) => warn(`No se limpió lo viejo: ${String(error)}`))
  return {
    poke: () => post?.poke(),
    stop: async () => {
      stopSweeping()
      await post?.stop()
    },
  }
}

/** `panel`: where the panel is, if this server has one. The key stands on the terminal and in no entry of the log. */
const warnOfMissingSetup = async ({ mail }: Options, store: Store, warn: (text: string) => void, panel?: string) => {
  const key = await newFirstKey(store)
  if (key !== undefined) warn('Todavía no hay ningún administrador: npm run live -- administrador NOMBRE')
  if (key !== undefined && panel !== undefined)
    console.log(`\nO desde el navegador, durante una hora: ${panel}/admin/login#${firstUserHash}${key}\n`)
  const letters = await waiting(store)
  if (!mail)
    warn(`Sin SMTP_URL no sale ningún correo: ${letters === 1 ? 'espera 1 carta' : `esperan ${letters} cartas`}.`)
}

const isReady = async (store: Store, { isFull }: Room): Promise<boolean> => {
  const answered = store
    .start()
    .then(() => store.rows('contacto').getAll())
    .then(async () => !isFull() && ((await store.canWrite?.()) ?? true))
    .catch(() => false)
  return Promise.race([
    answered,
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, 2_000, false).unref()
    }),
  ])
}

/** The site beside the API: its answers, and its background work on a lasting store. */
export interface Site {
  /** The company of the site, for its letters and their pages. */
  readonly company: (store: Store) => Promise<Company>
  readonly answers: (store: Store) => RequestListener
  readonly begin: () => () => void
}

/** Serves the API until the process is stopped. Running requests and a letter being sent are finished first. */
export const startApi = async (options: Options, site?: Site) => {
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const warn = (text: string) => log.warn(text)
  const seed = await readSeed(options.seed)
  const { store, isPersistent } = openStore(options, () => Promise.resolve(seed))
  const { captcha, mail, data } = options
  const reserve = data === undefined ? noReserve : createReserve(data)
  const room = createRoom(reserve, warn)
  let chores: Awaited<ReturnType<typeof startChores>> | undefined
  let stopSite: (() => void) | undefined
  let filling: ReturnType<typeof setInterval> | undefined
  const reference = options.quirks(
    createReference({
      ...options,
      seed,
      store,
      isPersistent,
      room: isPersistent ? room : undefined,
      onChange: () => chores?.poke(),
      pages: letterPages({ site: mail?.site ?? '', company: site?.company }),
      captcha: captcha && createCaptcha(captcha.secret, captcha.url),
      // A lasting store limits password attempts.
      ...(isPersistent && { gate: limitingGate(), passwordRounds }),
    }),
  )
  const isOpen = await tryTo(() => insist(reference.open, reserve))
  if (isPersistent) await sweepSpool(data).catch((error: unknown) => warn(`No se limpió lo viejo: ${String(error)}`))
  const served = await serveReference({
    ...options,
    ...reference,
    ...(site && { otherwise: site.answers(store) }),
    log: (entry) => log.info(entry),
    warn,
    isReady: () => isReady(store, room),
  }).catch((error: unknown) => {
    throw toListenError(options, error)
  })
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    clearInterval(filling)
    stopSite?.()
    // Together: a silent mail server delays nothing.
    void Promise.all([served.close(), chores?.stop()]).then(reference.close)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  if (options.seed === 'demo') console.table(accounts)
  const begin = async () => {
    await reference.open()
    reserve.fill()
    filling ??= setInterval(reserve.fill, hour).unref()
    chores ??= await insist(() => startChores(options, store, warn, site), reserve)
    if (stopping.signal.aborted) return chores.stop()
    if (isPersistent) stopSite ??= site?.begin()
    if (isPersistent) await warnOfMissingSetup(options, store, warn, site && (mail?.site ?? served.url))
  }
  const beginLater = async () => {
    do await wait(soon, undefined, { signal: stopping.signal })
    while (!(await tryTo(begin)))
  }
  if (!isOpen || !(await tryTo(begin)))
    void beginLater().catch((error: unknown) => {
      if (!stopping.signal.aborted) fail(error)
    })
  return served
}
