import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import type { Company } from '../company.ts'
import { passwordRounds } from '../accounts.ts'
import { newFirstKey } from '../first-user.ts'
import { firstUserHash } from '#contract/first-user.ts'
import { createCaptcha } from '../captcha.ts'
import { limitingGate } from '../rate-limit.ts'
import { sweepRegularly } from '../sweep.ts'
import { leavesOf } from '../leaves.ts'
import { beginNumber } from '../mail/number.ts'
import { startPost, waiting } from '../mail/post.ts'
import { smtpCarrier } from '../mail/smtp.ts'
import { letterPages } from '../letter-pages.ts'
import { accounts } from '#mocks/seed/accounts.ts'
import type { Store } from '#mocks/store/port.ts'
import { createReserve, noReserve, type Reserve } from '#mocks/store/sql/reserve.ts'
import { openStore } from './persistent-store.ts'
import type { Options } from './options.ts'
import { Refusal } from '#mocks/refusal.ts'
import type { Answer } from '#mocks/response-cache.ts'
import { fail } from './fail.ts'
import { createReference } from './reference.ts'
import { readSeed } from './seeds.ts'
import { serveReference } from './server.ts'
import { createRoom, type Room } from './room.ts'
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

/** False while the database is away, or its disk full even without the reserve, which ends by itself. Any other failure stops the start. */
const tryTo = async (work: () => Promise<void>, reserve: Reserve): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    const isAway = error instanceof Refusal && error.retryAfter !== undefined
    if (!isAway && !lacksRoom(error)) throw error
    return !isAway && reserve.release() ? tryTo(work, reserve) : false
  }
}

/** Background work: sends letters and deletes old data. */
const startChores = async (
  { mail, data }: Options,
  store: Store,
  warn: (text: string) => void,
  site: Site | undefined,
) => {
  const restored = data === undefined ? undefined : await beginNumber(store, data, Date.now())
  if (restored !== undefined) warn(`La base se restauró de una copia. ${restored}`)
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

/** Whether a write would be taken now. A folder shows its own room; of PostgreSQL's disk only a failed write tells. */
const isReady = async (store: Store, { data }: Options, { isFull }: Room): Promise<boolean> => {
  const answered = store
    .start()
    .then(() => store.rows('contacto').getAll())
    .then(async () => (data !== undefined || !isFull()) && ((await store.canWrite?.()) ?? true))
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
  readonly answers: (store: Store) => Answer
  readonly begin: () => () => void
}

/** Serves the API until the process is stopped. Running requests and a letter being sent are finished first. */
export const startApi = async (options: Options, site?: Site) => {
  // Written at once: what is left over at the end would be tried for ever on a full disk.
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1024 * 1024 })
  // A log that cannot be written, as on a full disk, ends no server.
  const goOn = () => undefined
  output.on('error', goOn)
  process.stdout.on('error', goOn)
  process.stderr.on('error', goOn)
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
  const warn = (text: string) => log.warn(text)
  const write = (line: string) => output.write(`${line}\n`)
  const seed = await readSeed(options.seed)
  let newBase: string | undefined
  const noteNew = (place: string) => {
    newBase = place
  }
  const { store, isPersistent } = openStore(options, () => Promise.resolve(seed), noteNew)
  const { captcha, mail, data } = options
  const reserve = data === undefined ? noReserve : createReserve(data)
  const room = createRoom(reserve, warn)
  let chores: Awaited<ReturnType<typeof startChores>> | undefined
  let stopSite: (() => void) | undefined
  let filling: ReturnType<typeof setInterval> | undefined
  const stopping = new AbortController()
  const reference = options.quirks(
    createReference({
      ...options,
      seed,
      store,
      isPersistent,
      room: isPersistent ? room : undefined,
      onChange: () => chores?.poke(),
      leaves: leavesOf(data),
      otherwise: site?.answers,
      isReady: async () => (await isReady(store, options, room)) && !stopping.signal.aborted,
      pages: letterPages({ site: mail?.site ?? '', company: site?.company }),
      captcha: captcha && createCaptcha(captcha.secret, captcha.url),
      // A lasting store limits password attempts.
      ...(isPersistent && { gate: limitingGate(Date.now, options.logLogins ? write : undefined), passwordRounds }),
    }),
  )
  const isOpen = await tryTo(reference.open, reserve)
  const served = await serveReference({
    ...options,
    ...reference,
    log: (entry) => log.info(entry),
    warn,
  }).catch((error: unknown) => {
    throw toListenError(options, error)
  })
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
    if (newBase !== undefined) warn(`Se hizo una base nueva en ${newBase}.`)
    newBase = undefined
    if (isPersistent) sweepSpool(data)
    reserve.fill()
    filling ??= setInterval(reserve.fill, hour).unref()
    chores ??= await startChores(options, store, warn, site)
    if (stopping.signal.aborted) return chores.stop()
    if (isPersistent) stopSite ??= site?.begin()
    if (isPersistent) await warnOfMissingSetup(options, store, warn, site && (mail?.site ?? served.url))
  }
  const beginLater = async () => {
    do await wait(soon, undefined, { signal: stopping.signal })
    while (!(await tryTo(begin, reserve)))
  }
  // An order to stop may come while the server begins.
  const unlessStopped = (error: unknown) => {
    if (!stopping.signal.aborted) throw error
  }
  if (!isOpen || !(await tryTo(begin, reserve).catch(unlessStopped))) void beginLater().catch(unlessStopped).catch(fail)
  return served
}
