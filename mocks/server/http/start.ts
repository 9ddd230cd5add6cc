import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import type { Company } from '../company.ts'
import { passwordRounds } from '../accounts.ts'
import { newFirstKey } from '../first-user.ts'
import { firstUserHash } from '../../../src/contract/first-user.ts'
import { captchaOf } from '../captcha.ts'
import { limitingGate } from '../gate.ts'
import { sweepDaily } from '../keep.ts'
import { startPost, waiting } from '../mail/post.ts'
import { smtpCarrier } from '../mail/smtp.ts'
import { letterPages } from '../pages.ts'
import { accounts } from '../../seed/accounts.ts'
import type { Store } from '../../store/port.ts'
import { openStore } from './persistent-store.ts'
import type { Options } from './options.ts'
import { Refusal } from '../../refusal.ts'
import { fail } from './fail.ts'
import { createReference } from './reference.ts'
import { readSeed } from './seeds.ts'
import { serveReference } from './server.ts'
import { sweepSpool } from './spool.ts'

const deaf = ({ host, port }: Options, error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const words =
    code === 'EADDRINUSE'
      ? `El puerto ${port} está ocupado. Elegí otro con PORT=${port + 1}.`
      : `No se puede escuchar en HOST=${host}, PORT=${port} (${String(code ?? error)}).`
  return new Error(words, { cause: error })
}

/** In ms: how soon a database that was away at the start is asked again. */
const soon = 2_000

/** Opens the store; false while its database is away, which comes back by itself. Any other failure stops the start. */
const opens = async (open: () => Promise<void>): Promise<boolean> => {
  try {
    await open()
    return true
  } catch (error) {
    if (!(error instanceof Refusal) || error.retryAfter === undefined) throw error
    return false
  }
}

/** Background work: sends letters and deletes old data. */
const startChores = ({ mail }: Options, store: Store, warn: (text: string) => void, site: Site | undefined) => {
  const company = site && (() => site.company(store))
  const post = mail && startPost({ store, sender: mail, company, carrier: smtpCarrier(mail.url), warn })
  const stopSweeping = sweepDaily(store, (error) => warn(`No se limpió lo viejo: ${String(error)}`))
  return {
    poke: () => post?.poke(),
    stop: async () => {
      stopSweeping()
      await post?.stop()
    },
  }
}

/** `panel`: where the panel is, if this server has one. The key stands on the terminal and in no entry of the log. */
const tellWhatIsMissing = async ({ mail }: Options, store: Store, warn: (text: string) => void, panel?: string) => {
  const key = await newFirstKey(store)
  if (key !== undefined) warn('Todavía no hay ningún administrador: npm run live -- administrador NOMBRE')
  if (key !== undefined && panel !== undefined)
    console.log(`\nO desde el navegador, durante una hora: ${panel}/admin/login#${firstUserHash}${key}\n`)
  const letters = await waiting(store)
  if (!mail)
    warn(`Sin SMTP_URL no sale ningún correo: ${letters === 1 ? 'espera 1 carta' : `esperan ${letters} cartas`}.`)
}

const isReady = async (store: Store): Promise<boolean> => {
  const answered = store
    .start()
    .then(() => store.rows('contacto').all())
    .then(
      () => true,
      () => false,
    )
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

/** Serves the API until the process is told to stop. Running requests and a letter being sent are finished first. */
export const startApi = async (options: Options, site?: Site) => {
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const warn = (text: string) => log.warn(text)
  const seed = await readSeed(options.seed)
  const { store, isPersistent } = openStore(options, () => Promise.resolve(seed))
  const { captcha, mail } = options
  let chores: ReturnType<typeof startChores> | undefined
  let stopSite: (() => void) | undefined
  const reference = options.quirks(
    createReference({
      ...options,
      seed,
      store,
      isPersistent,
      onChange: () => chores?.poke(),
      pages: letterPages({ site: mail?.site ?? '', company: site?.company }),
      captcha: captcha && captchaOf(captcha.secret, captcha.url),
      // A lasting store limits password attempts.
      ...(isPersistent && { gate: limitingGate(), passwordRounds }),
    }),
  )
  const isOpen = await opens(reference.open)
  if (isPersistent) await sweepSpool().catch((error: unknown) => warn(`No se limpió lo viejo: ${String(error)}`))
  const served = await serveReference({
    ...options,
    ...reference,
    ...(site && { otherwise: site.answers(store) }),
    log: (entry) => log.info(entry),
    warn,
    isReady: () => isReady(store),
  }).catch((error: unknown) => {
    throw deaf(options, error)
  })
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    stopSite?.()
    void served
      .close()
      .then(() => chores?.stop())
      .then(reference.close)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  if (options.seed === 'demo') console.table(accounts)
  const begin = async () => {
    chores = startChores(options, store, warn, site)
    stopSite = isPersistent ? site?.begin() : undefined
    if (isPersistent) await tellWhatIsMissing(options, store, warn, site && (mail?.site ?? served.url))
  }
  const beginLater = async () => {
    do await wait(soon, undefined, { signal: stopping.signal })
    while (!(await opens(reference.open)))
    await begin()
  }
  if (isOpen) await begin()
  else
    void beginLater().catch((error: unknown) => {
      if (!stopping.signal.aborted) fail(error)
    })
  return served
}
