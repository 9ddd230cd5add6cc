/** Sends the letters of the table `salida`. A process reserves letters first, so that no other sends the same ones. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { undelivered } from '../../../src/contract/undelivered.ts'
import { mailPause } from '../../rules/cartas.ts'
import { one, type Store, type Tables } from '../../store/port.ts'
import type { OutboxRow } from '../../store/rows.ts'
import type { Company } from '../company.ts'
import { letterOf, type Sender } from './letter.ts'
import { failureOf, type Carrier, type NotTaken } from './smtp.ts'

const minute = 60_000
const hour = 60 * minute

/** Pauses between attempts, for three days in all. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour]
const span = pauses.reduce((sum, pause) => sum + pause, 0)

/** How long reserved letters belong to a process: longer than any sending. */
const lease = 15 * minute
const atOnce = 20

export interface PostOptions {
  readonly store: Store
  readonly sender: Sender
  /** The company at the moment of a letter. */
  readonly company?: (() => Promise<Company>) | undefined
  readonly carrier: Carrier
  readonly now?: () => number
  readonly warn?: (text: string) => void
  /** In ms: the pause before an outcome is noted again. */
  readonly noteAgain?: number
}

/** Gives each subscriber a letter with its own key to unsubscribe. */
const handOut = async (
  { rows, salida }: Tables,
  { id, a, asunto, texto, created_at, ...rest }: OutboxRow,
  now: number,
) => {
  const wanted = new Set(a)
  const subscribers = (await rows('suscripciones').all()).filter(({ email }) => wanted.has(String(email)))
  const keys = subscribers.map(({ baja }) => (typeof baja === 'string' ? baja : randomUUID()))
  await rows('suscripciones').put(
    subscribers.flatMap((row, at) => (row.baja === keys[at] ? [] : [{ ...row, baja: keys[at] }])),
  )
  await salida.add(
    subscribers.map(({ email }, at) => ({
      a: [String(email)],
      asunto,
      texto,
      created_at,
      baja: keys[at] ?? '',
      proximo: now,
    })),
  )
  const { proximo: _, ...done } = rest
  await salida.put([{ id, a, asunto, texto, created_at, ...done, entregada: now }])
}

const take = async (store: Store, now: number): Promise<OutboxRow[]> => {
  // Opens the store: the first letters may go before any call.
  await store.start()
  return store.write(now, async (inside) => {
    if (((await one(inside.sesiones, mailPause))?.vence ?? 0) > now) return []
    for (const row of await inside.salida.until('proximo', now)) if (row.boletin) await handOut(inside, row, now)
    const due = (await inside.salida.until('proximo', now)).slice(0, atOnce)
    const taken = due.map((row) => ({ ...row, proximo: now + lease }))
    await inside.salida.put(taken)
    return taken
  })
}

const settled = ({ proximo: _, desde: __, ...row }: OutboxRow): OutboxRow => row

const undeliverable = (row: OutboxRow, reason: string, at: number) => ({
  idUsuario: 0,
  zona: 0,
  usuario: 'correo',
  created_at: new Date(at).toISOString(),
  texto: `${undelivered}${row.a.join(', ') || 'la empresa'}: ${row.asunto} (${reason})`.slice(0, 600),
})

/** Schedules refused letters again, or reports those in the panel's history that have no next attempt. */
const refused = async (
  { salida, rows }: Tables,
  letters: readonly OutboxRow[],
  { message }: NotTaken,
  now: number,
  nextOf: (row: OutboxRow, since: number) => number | undefined,
) => {
  // A letter that somebody deleted meanwhile stays deleted.
  const there = await salida.get(letters.map(({ id }) => id))
  const noted = letters
    .filter((_, place) => there[place])
    .map((row) => {
      const since = row.desde ?? now
      const proximo = nextOf(row, since)
      const tried = { ...row, intentos: (row.intentos ?? 0) + 1, fallo: message, desde: since }
      return proximo === undefined ? settled(tried) : { ...tried, proximo }
    })
  await salida.put(noted)
  const lost = noted.filter(({ proximo }) => proximo === undefined)
  await rows('historial').add(lost.map((row) => undeliverable(row, message, now)))
}

const failed = (row: OutboxRow, error: NotTaken, now: number) => (inside: Tables) =>
  refused(inside, [row], error, now, ({ intentos = 0 }) => {
    const pause = error.about === 'letter' ? undefined : pauses[intentos]
    return pause === undefined ? undefined : now + pause
  })

/** Holds the whole queue, and with it the letters that were about to go. */
const paused = (batch: readonly OutboxRow[], error: NotTaken, now: number) => async (inside: Tables) => {
  const own = new Set(batch.map(({ id }) => id))
  const waiting = await inside.salida.until('proximo', Number.MAX_SAFE_INTEGER)
  const isOwn = ({ id }: OutboxRow) => own.has(id)
  const isDue = (row: OutboxRow) => isOwn(row) || (row.proximo ?? 0) <= now
  const tries = Math.max(0, ...waiting.filter(isDue).map(({ intentos = 0 }) => intentos))
  const until = (await one(inside.sesiones, mailPause))?.vence ?? 0
  // Another letter of the batch was refused a moment before.
  const end = until > now ? until : now + (pauses[Math.min(tries, pauses.length - 1)] ?? 0)
  await inside.sesiones.put([{ zona: mailPause, idUsuario: 0, vence: end }])
  const held = waiting.filter((row) => isOwn(row) || (row.proximo ?? 0) < end)
  await refused(inside, held, error, now, (_, since) => (now - since < span ? end : undefined))
}

const hasLeft = async ({ rows }: Tables, { baja }: OutboxRow) =>
  baja !== undefined && (await rows('suscripciones').all({ baja })).length === 0

export const createPost = ({
  store,
  sender,
  company,
  carrier,
  now = Date.now,
  warn = console.warn,
  noteAgain = 500,
}: PostOptions) => {
  /** Why the letter was not taken; undefined for a delivered one. */
  const tried = async (row: OutboxRow): Promise<NotTaken | undefined> => {
    try {
      await carrier.take(letterOf(row, { ...sender, company: await company?.() }))
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  }
  /** Retries to note an outcome while the letter is reserved: a delivered letter without a note would go twice. */
  const note = async (outcome: (inside: Tables) => Promise<void>, until: number): Promise<void> => {
    for (;;) {
      try {
        return await store.write(now(), outcome)
      } catch (error) {
        if (now() > until) throw error
        await wait(noteAgain)
      }
    }
  }
  /** Sends a letter and notes the outcome. A refused sender holds the letters behind it too. */
  const send = async (row: OutboxRow, behind: readonly OutboxRow[], until: number): Promise<boolean> => {
    if (await hasLeft(store, row)) {
      await note(({ salida }) => salida.delete([row.id]), until)
      return true
    }
    const failure = await tried(row)
    if (!failure) {
      const { fallo: _, ...rest } = settled(row)
      await note(({ salida }) => salida.put([{ ...rest, entregada: now() }]), until)
      return true
    }
    warn(`Una carta no salió (${row.id}): ${failure.message}`)
    const isPause = failure.about === 'sender'
    await note(isPause ? paused([row, ...behind], failure, now()) : failed(row, failure, now()), until)
    return !isPause
  }
  /** Sends all due letters; answers how many were taken up. The first goes alone: it tells whether the server takes any. */
  const sendDue = async (): Promise<number> => {
    const rows = await take(store, now())
    const until = now() + lease - minute
    const [first, ...others] = rows
    if (first && (await send(first, others, until))) await Promise.all(others.map((row) => send(row, [], until)))
    return rows.length
  }
  return { sendDue }
}

/** Sends due letters regularly, and whenever `poke` is called after a write. */
export const startPost = (options: PostOptions, every = 15_000) => {
  const { sendDue } = createPost(options)
  const { warn = console.warn } = options
  let running: Promise<void> | undefined
  const over = new AbortController()
  const work = async () => {
    while (!over.signal.aborted && (await sendDue()) > 0);
  }
  /** A poke during sending causes one more round. */
  let again = false
  const poke = () => {
    again = running !== undefined
    running ??= work()
      .catch((error: unknown) => warn(`El correo no salió: ${String(error)}`))
      .finally(() => {
        running = undefined
        if (again && !over.signal.aborted) poke()
      })
  }
  const timer = setInterval(poke, every)
  poke()
  return {
    poke,
    stop: async () => {
      over.abort()
      clearInterval(timer)
      await running
      options.carrier.close()
    },
  }
}

export const waiting = async ({ salida }: Tables, now = Date.now()): Promise<number> =>
  (await salida.until('proximo', now)).length
