/**
 * Messages that the API has not taken yet, kept in this browser until the API takes them or the visitor drops them. The
 * messages have a database of their own, which the worker reads too, through idb-keyval (1 kB): Workbox's queue cannot
 * be shown to people.
 */
import { del, get, promisifyRequest, set, values, type UseStore } from 'idb-keyval'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { enviarCorreo } from '#contract/correo.ts'
import type { agregarSuscripcion } from '#contract/suscripcion.ts'
import type { Lineas } from '../pedido/linea.ts'
import { openStore } from '../open-store.ts'
import { isRehearsal } from '../rehearsal.ts'

/** A sent order of 'Mi pedido', to show it or put it back into the list. */
export interface Order {
  readonly numero: string
  /** The sender; '' when unknown. */
  readonly de: string
  readonly lines: Lineas
}

/** An order within a message, and its text there. */
export interface CarriedOrder extends Order {
  readonly texto: string
}

/** The only calls that may wait: a sign-up carries a password, and a panel must not pretend. */
export type Message =
  | {
      readonly call: 'enviarCorreo'
      readonly input: Omit<EndpointInput<typeof enviarCorreo>, 'recaptchaToken' | 'envio'>
    }
  | { readonly call: 'agregarSuscripcion'; readonly input: Omit<EndpointInput<typeof agregarSuscripcion>, 'envio'> }

/** A successful answer with words that the worker cannot judge. */
export interface Heard {
  readonly status: number
  readonly text: string
}

export type Waiting = Message & {
  /** The key of this sending. The API acts once per key. */
  readonly key: string
  /** The message's time, in ms since 1970. */
  readonly since: number
  /** `sending`: a page sends it for the first time, or closed while it did. `refused`: it is not sent again unchanged. */
  readonly state: 'sending' | 'waits' | 'refused'
  readonly reason?: string
  /** The answer to the sent message. A page judges the answer before the message is sent again. */
  readonly heard?: Heard
  readonly pedido?: CarriedOrder | undefined
}

/** An order that the company has received. */
export interface SentOrder extends Order {
  readonly state: 'sent'
  /** The time of receipt, or of the mark as sent, in ms since 1970. */
  readonly since: number
  /** `form`: the form confirmed it. `person`: the visitor says that it was sent another way. */
  readonly by: 'form' | 'person'
}

/** A rehearsal keeps its messages apart, so that no other tab sends them. */
const getStoreName = () => (isRehearsal ? 'por-enviar-ensayo' : 'por-enviar')

let opened: UseStore | undefined
const store = () => (opened ??= openStore(getStoreName(), 'mensajes'))

type News = 'changed' | 'sent'

/** Notifies tabs and the worker of every change. */
const notify = (news: News) => {
  const channel = new BroadcastChannel(getStoreName())
  channel.postMessage(news)
  channel.close()
}

export const onNews = (listen: (news: News) => void): (() => void) => {
  const channel = new BroadcastChannel(getStoreName())
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data))
  return () => channel.close()
}

export const readWaiting = (key: string): Promise<Waiting | undefined> => get(key, store())

type OutboxEntry = Waiting | SentOrder
const isSent = (stored: OutboxEntry): stored is SentOrder => stored.state === 'sent'
const isWaiting = (stored: OutboxEntry): stored is Waiting => !isSent(stored)

/** Ignores entries that this app did not write. */
const isStored = (value: unknown): value is OutboxEntry => {
  const { state, since, numero, call, pedido = { numero: '' } } = Object(value)
  return (
    typeof since === 'number' && (state === 'sent' ? isText(numero) : isText(call) && isText(Object(pedido).numero))
  )
}
const isText = (value: unknown): value is string => typeof value === 'string'
const allStored = (): Promise<OutboxEntry[]> =>
  values<unknown>(store()).then(
    (entries) => entries.filter(isStored),
    () => [],
  )

/** Oldest first; empty in a browser without storage. */
export const allWaiting = async (): Promise<Waiting[]> =>
  (await allStored()).filter(isWaiting).toSorted((a, b) => a.since - b.since)

const newestFirst = (stored: readonly OutboxEntry[]) => stored.filter(isSent).toSorted((a, b) => b.since - a.since)

export const allSent = async (): Promise<SentOrder[]> => newestFirst(await allStored())

/** How many orders are stored; older ones are deleted. */
const mostSent = 30

const sentKey = ({ numero }: Order) => `pedido ${numero}`

/** Replaces a message by its order in one step, so that the order is never both waiting and sent, nor lost. */
const replaceBySent = (order: SentOrder, key: string): Promise<void> =>
  store()('readwrite', async (objectStore) => {
    objectStore.delete(key)
    objectStore.put(order, sentKey(order))
    const reading: IDBRequest<unknown[]> = objectStore.getAll()
    reading.addEventListener('success', () => {
      for (const old of newestFirst(reading.result.filter(isStored)).slice(mostSent)) objectStore.delete(sentKey(old))
    })
    await promisifyRequest(objectStore.transaction)
  })

export const keepSent = async (order: SentOrder): Promise<void> => {
  await replaceBySent(order, '')
  notify('changed')
}

export const forgetSent = (order: SentOrder): Promise<void> => removeWaiting(sentKey(order))

export const keepWaiting = async (waiting: Waiting): Promise<void> => {
  await set(waiting.key, waiting, store())
  notify('changed')
}

export const removeWaiting = async (key: string, news: News = 'changed'): Promise<void> => {
  await del(key, store())
  notify(news)
}

/** Removes a delivered message and keeps its order, if the browser has room. */
export const settleWaiting = async ({ key, pedido }: Waiting, news: News): Promise<void> => {
  if (pedido) {
    const { numero, de, lines } = pedido
    const stored = await replaceBySent({ numero, de, lines, state: 'sent', since: Date.now(), by: 'form' }, key).then(
      () => true,
      () => false,
    )
    if (stored) return notify(news)
  }
  await removeWaiting(key, news)
}
