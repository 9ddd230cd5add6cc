/**
 * Sends the letters of the table `salida`. A process reserves letters for a while before sending, so that no other process sends the same
 * ones.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { undelivered } from '../../../src/contract/undelivered.ts'
import type { Store, Tables } from '../../store/port.ts'
import type { OutboxRow } from '../../store/rows.ts'
import { letterOf, type Sender } from './letter.ts'
import { NotTaken, type Carrier } from './smtp.ts'

const minute = 60_000
const hour = 60 * minute

/** Pauses between attempts, for three days in all. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour]

/** How long reserved letters belong to a process: longer than any sending. */
const lease = 15 * minute
const atOnce = 20

export interface PostOptions {
  readonly store: Store
  readonly sender: Sender
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
    for (const row of await inside.salida.until('proximo', now)) if (row.boletin) await handOut(inside, row, now)
    const due = (await inside.salida.until('proximo', now)).slice(0, atOnce)
    const taken = due.map((row) => ({ ...row, proximo: now + lease }))
    await inside.salida.put(taken)
    return taken
  })
}

const settled = ({ proximo: _, ...row }: OutboxRow): OutboxRow => row

const undeliverable = (row: OutboxRow, reason: string, at: number) => ({
  idUsuario: 0,
  zona: 0,
  usuario: 'correo',
  created_at: new Date(at).toISOString(),
  texto: `${undelivered}${row.a.join(', ') || 'la empresa'}: ${row.asunto} (${reason})`.slice(0, 600),
})

/** Schedules a failed letter again, or reports it in the panel's history. */
const failed =
  (row: OutboxRow, error: NotTaken, now: number) =>
  async ({ salida, rows }: Tables) => {
    const intentos = (row.intentos ?? 0) + 1
    const pause = error.forGood ? undefined : pauses[intentos - 1]
    await salida.put([
      pause === undefined
        ? { ...settled(row), intentos, fallo: error.message }
        : { ...row, intentos, fallo: error.message, proximo: now + pause },
    ])
    if (pause === undefined) await rows('historial').add([undeliverable(row, error.message, now)])
  }

/** Skips people who unsubscribed after the letter was written. */
const hasLeft = async ({ rows }: Tables, { baja }: OutboxRow) =>
  baja !== undefined && (await rows('suscripciones').all({ baja })).length === 0

export const createPost = ({
  store,
  sender,
  carrier,
  now = Date.now,
  warn = console.warn,
  noteAgain = 500,
}: PostOptions) => {
  const outcomeOf = async (row: OutboxRow): Promise<(inside: Tables) => Promise<void>> => {
    const done = async ({ salida }: Tables) => {
      const { fallo: _, ...rest } = settled(row)
      await salida.put([{ ...rest, entregada: now() }])
    }
    if (await hasLeft(store, row)) return done
    try {
      await carrier.take(letterOf(row, sender))
      return done
    } catch (error) {
      const failure = error instanceof NotTaken ? error : new NotTaken(String(error), false)
      warn(`Una carta no salió (${row.id}): ${failure.message}`)
      return failed(row, failure, now())
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
  /** Sends all due letters; answers how many were tried. */
  const sendDue = async (): Promise<number> => {
    const rows = await take(store, now())
    const until = now() + lease - minute
    await Promise.all(rows.map(async (row) => note(await outcomeOf(row), until)))
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
