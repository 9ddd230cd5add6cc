/**
 * What a visitor wrote and the API has not taken yet: kept in this browser until it has, or until they drop it. In a database of
 * its own, since the worker reads it as well, and by idb-keyval (1 kB): Workbox's queue shows nobody what waits in it.
 */
import { createStore, del, get, set, values, type UseStore } from 'idb-keyval'
import type { InputOf } from '../../contract/endpoint.ts'
import type { enviarCorreo } from '../../contract/correo.ts'
import type { agregarSuscripcion } from '../../contract/suscripcion.ts'

/** The two calls that may wait. No other does: a sign-up carries a password, and a panel must not pretend. */
export type Message =
  | { readonly call: 'enviarCorreo'; readonly input: Omit<InputOf<typeof enviarCorreo>, 'recaptchaToken' | 'envio'> }
  | { readonly call: 'agregarSuscripcion'; readonly input: Omit<InputOf<typeof agregarSuscripcion>, 'envio'> }

export type Waiting = Message & {
  /** Names this sending to the API, which does it once however often it comes. */
  readonly key: string
  /** When it was written: ms since 1970. */
  readonly since: number
  /** `sending`: for the first time, by a page that is or was there. `refused`: as it stands it is not sent again. */
  readonly state: 'sending' | 'waits' | 'refused'
  /** Why it was refused, for people. */
  readonly reason?: string
}

let opened: UseStore | undefined
const store = () => (opened ??= createStore('por-enviar', 'mensajes'))

/** Tabs and the worker hear of every change here. */
const channelName = 'por-enviar'
type News = 'changed' | 'sent'

const tell = (news: News) => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

export const onNews = (listen: (news: News) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data))
  return () => channel.close()
}

export const waitingAt = (key: string): Promise<Waiting | undefined> => get(key, store())

/** Oldest first. Nothing where the browser keeps nothing. */
export const allWaiting = async (): Promise<Waiting[]> => {
  const found = await values<Waiting>(store()).catch(() => [])
  return found.toSorted((a, b) => a.since - b.since)
}

export const keepWaiting = async (waiting: Waiting): Promise<void> => {
  await set(waiting.key, waiting, store())
  tell('changed')
}

/** Nothing is left of it. */
export const removeWaiting = async (key: string, news: News = 'changed'): Promise<void> => {
  await del(key, store())
  tell(news)
}
