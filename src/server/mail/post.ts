/** Sends the letters of the table `salida`. A process reserves letters first, so that no other sends the same ones. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isKeyLetter, mailPause, mailRefused } from '#mocks/rules/cartas.ts'
import { findRow, readTime, type Store, type Tables } from '#mocks/store/port.ts'
import type { OutboxRow } from '#mocks/store/rows.ts'
import type { Company } from '../company.ts'
import { toLetter, type Sender } from './letter.ts'
import { keyLife, keyName } from '../letter-pages.ts'
import { numberedWrites, type NumberedWrite } from './number.ts'
import { failed, isFresh, markSubscribers, paused, settled, type Outcome } from './outcomes.ts'
import { sendAll, type Refused } from './sending.ts'
import { toNotTaken, type Carrier, type NotTaken } from './smtp.ts'

const minute = 60_000

/** How long reserved letters belong to a process: longer than any sending. */
const lease = 15 * minute
const batch = 20

export interface PostOptions {
  readonly store: Store
  readonly sender: Sender
  /** The company at the moment of a letter. */
  readonly company?: (() => Promise<Company>) | undefined
  readonly carrier: Carrier
  /** The folder of the base, if it has one. */
  readonly folder?: string | undefined
  /** Begins no further letter. */
  readonly ending?: AbortSignal | undefined
  /** Gives up what is under way: it stays reserved, since the mail server may have taken it. */
  readonly stopping?: AbortSignal | undefined
  readonly now?: () => number
  readonly warn?: (text: string) => void
  /** In ms: the pause before an outcome is noted again. */
  readonly noteAgain?: number
}

/** Gives each subscriber a letter with its own key to unsubscribe. */
const handOut = async ({ rows, salida }: Tables, row: OutboxRow, now: number) => {
  const { a, asunto, texto, created_at } = row
  const recipients = new Set(a)
  const subscribers = (await rows('suscripciones').getAll()).filter(({ email }) => recipients.has(String(email)))
  const keys = subscribers.map(({ baja }) => (typeof baja === 'string' ? baja : randomUUID()))
  await rows('suscripciones').put(
    subscribers.flatMap((subscriber, index) =>
      subscriber.baja === keys[index] ? [] : [{ ...subscriber, baja: keys[index] }],
    ),
  )
  const letter = { asunto, texto, created_at, proximo: now }
  await salida.add(subscribers.map(({ email }, index) => ({ ...letter, a: [String(email)], baja: keys[index] ?? '' })))
  await salida.put([{ ...settled(row), entregada: now }])
}

/** The letters that are due: newsletters last, and a letter that stopped the queue after those behind it. */
const listDue = async ({ salida, sesiones }: Pick<Tables, 'salida' | 'sesiones'>, now: number) => {
  const isHeld = ((await findRow(sesiones, mailPause))?.vence ?? 0) > now
  const due = (await salida.until('proximo', now)).filter((row) => !isHeld || isFresh(row))
  const isBulk = ({ baja }: OutboxRow) => Number(baja !== undefined)
  return due.toSorted((a, b) => isBulk(a) - isBulk(b) || (a.proximo ?? 0) - (b.proximo ?? 0))
}

const take = async (store: Store, write: NumberedWrite, getTime: () => Promise<number>): Promise<OutboxRow[]> => {
  // Opens the store: the first letters may go before any call.
  await store.start()
  const now = await getTime()
  // Looks before it writes: mostly nothing is due.
  if ((await listDue(store, now)).length === 0) return []
  return write(now, async (inside) => {
    for (const row of await listDue(inside, now)) if (row.boletin) await handOut(inside, row, now)
    const taken = (await listDue(inside, now)).slice(0, batch).map((row) => ({ ...row, proximo: now + lease }))
    await inside.salida.put(taken)
    return taken
  })
}

/** The row of a letter's link for a new password. */
const findKey = (row: OutboxRow): string | undefined => {
  const [, accountKind = '', secret = ''] = /\/api\/clave\?llave=(\w+)\.([\w-]+)/.exec(row.texto) ?? []
  return isKeyLetter(row) && row.baja === undefined && secret !== '' ? keyName(accountKind, secret) : undefined
}

/** Whether nobody waits for a letter any more: its link is used or over, or its receiver left the list. */
const isUseless = async ({ rows, sesiones }: Tables, row: OutboxRow, now: number): Promise<boolean> => {
  const [key, { baja }] = [findKey(row), row]
  if (key !== undefined) return ((await findRow(sesiones, key))?.vence ?? 0) <= now
  return baja !== undefined && (await rows('suscripciones').getAll({ baja })).length === 0
}

export const createPost = ({
  store,
  sender,
  company,
  carrier,
  folder,
  ending,
  stopping,
  now = Date.now,
  warn = console.warn,
  noteAgain = 500,
}: PostOptions) => {
  const write = numberedWrites(store, folder)
  const getTime = () => readTime(store, now)
  /** Retries to note an outcome while the letter is reserved: a delivered letter without a note would go twice. */
  const note = async (outcome: Outcome, until: number): Promise<void> => {
    for (;;) {
      try {
        const time = await getTime()
        return await write(time, (inside) => outcome(inside, time))
      } catch (error) {
        if (now() > until || stopping?.aborted) throw error
        await wait(noteAgain)
      }
    }
  }
  /** Sends a letter and notes that it went; answers why not. A letter that is of no use any more is dropped. */
  const send = async (row: OutboxRow, until: number): Promise<NotTaken | undefined> => {
    if (await isUseless(store, row, await getTime())) {
      await note(({ salida }) => salida.delete([row.id]), until)
      return undefined
    }
    try {
      await carrier.take(toLetter(row, { ...sender, company: await company?.() }))
    } catch (error) {
      // Given up: it stays reserved.
      if (stopping?.aborted) return undefined
      const failure = toNotTaken(error)
      warn(`Una carta no salió (${row.id}): ${failure.message}`)
      return failure
    }
    const { fallo: _, ...delivered } = settled(row)
    const key = findKey(row)
    await note(async (inside, time) => {
      await inside.salida.put([{ ...delivered, entregada: time }])
      await inside.sesiones.delete([mailRefused])
      if (key !== undefined) await inside.sesiones.change(key, { vence: time + keyLife })
      await markSubscribers(inside, row, false)
    }, until)
    return undefined
  }
  /** Sends all due letters; answers how many were taken up. */
  const sendDue = async (): Promise<number> => {
    const rows = await take(store, write, getTime)
    const until = now() + lease - minute
    const fail = ({ row, failure }: Refused) => note(failed(row, failure), until)
    const { waiting, refusals, stop } = await sendAll(rows, { send: (row) => send(row, until), fail, ending })
    if (ending?.aborted && waiting.length > 0)
      await note(async ({ salida }, time) => {
        for (const { id } of waiting) await salida.change(id, { proximo: time })
      }, until)
    if (stopping?.aborted) return rows.length
    const isMet = ({ failure }: Refused) => stop !== undefined && failure.code === stop.code
    for (const refusal of refusals.filter((refused) => !isMet(refused))) await fail(refusal)
    const met = refusals.filter(isMet).map(({ row }) => row)
    if (stop) await note(paused(met, waiting, stop), until)
    return rows.length
  }
  return { sendDue }
}

/** In ms: how long a letter under way may take after the order to stop. */
const stopTimeout = 3_000

/** Sends due letters regularly, and whenever `poke` is called after a write. */
export const startPost = (options: PostOptions, every = 15_000) => {
  const [over, given] = [new AbortController(), new AbortController()]
  const { sendDue } = createPost({ ...options, ending: over.signal, stopping: given.signal })
  const { warn = console.warn } = options
  let running: Promise<void> | undefined
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
      const impatient = setTimeout(() => {
        given.abort()
        options.carrier.close()
      }, stopTimeout)
      await running
      clearTimeout(impatient)
      options.carrier.close()
    },
  }
}

export const waiting = async ({ salida }: Tables, now = Date.now()): Promise<number> =>
  (await salida.until('proximo', now)).length
