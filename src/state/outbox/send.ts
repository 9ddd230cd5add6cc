/** Sends waiting messages. One tab or the worker sends a message at a time, always under the same key. */
import { ApiError, errorMessage } from '#api/errors.ts'
import { isRehearsal } from '../rehearsal.ts'
import {
  allWaiting,
  keepWaiting,
  removeWaiting,
  settleWaiting,
  readWaiting,
  type CarriedOrder,
  type Heard,
  type Message,
  type Waiting,
} from './waiting.ts'

/** Hands a message to the API once; throws on failure. Pages and the worker have their own. */
export type Deliver = (waiting: Waiting) => Promise<unknown>

/** In ms: how long a sending may last, 'Enviando..' of a form as well as that of the worker, which keeps a message from being edited. */
export const sendTimeout = 30_000

/** The API answered, but the sender cannot judge the answer. */
export class Unjudged extends Error {
  override readonly name = 'Unjudged'
  readonly heard: Heard

  constructor(heard: Heard) {
    super('Unjudged')
    this.heard = heard
  }
}

/** Tabs and the worker take turns, one message at a time. */
const alone = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(`por-enviar ${key}`, work) : work()

/** Whether a later attempt may succeed: no server answered, or the server was in trouble. A refusal by the API stays a refusal. */
const mayPass = (error: unknown): boolean => {
  if (error instanceof ApiError)
    return error.status === 0 || error.status >= 500 || error.status === 408 || error.status === 429
  return !navigator.onLine || (error instanceof DOMException && error.name === 'TimeoutError')
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const syncTag = 'por-enviar'

/** Background Sync is missing in some browsers and in TypeScript's DOM. */
type Syncing = { readonly sync: { readonly register: (tag: string) => Promise<void> } }
const canSync = (registration: object): registration is Syncing => 'sync' in registration

/** Asks the browser to wake the worker when a connection is back, even with no page open. */
const askForSync = async (): Promise<void> => {
  if (isRehearsal) return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && canSync(registration)) await registration.sync.register(syncTag)
}

/** `offline`: no server answered. `trouble`: the server could not take the message. A message waits in both cases. */
export type Outcome = 'sent' | 'offline' | 'trouble'

const storedFor = (error: unknown): Outcome => (error instanceof ApiError && error.status > 0 ? 'trouble' : 'offline')

/**
 * Sends a message, or keeps it until it can be sent. The message is stored before it is sent: a page that closes halfway leaves it to the
 * next page, under the same key; `onStored` says so. Throws where the API refuses, and at any failure in a browser without storage.
 */
export const sendOrKeep = async (
  message: Message & { readonly pedido?: CarriedOrder | undefined },
  deliver: Deliver,
  onStored?: () => void,
): Promise<Outcome> => {
  const waiting: Waiting = { ...message, key: newKey(), since: Date.now(), state: 'sending' }
  const { key } = waiting
  const isStored = await keepWaiting(waiting).then(
    () => true,
    () => false,
  )
  if (isStored) onStored?.()
  return alone(key, async () => {
    try {
      await deliver(waiting)
    } catch (error) {
      if (!isStored) throw error
      if (!mayPass(error)) {
        await removeWaiting(key)
        throw error
      }
      console.warn(error)
      await keepWaiting({ ...waiting, state: 'waits' })
      askForSync().catch(console.warn)
      return storedFor(error)
    }
    // The API does each key once, so a message that stays in the store does no harm.
    await settleWaiting(waiting, 'changed').catch(console.warn)
    return 'sent'
  })
}

/** The message to keep after a failure. A page has judged the received answer, so the next attempt sends again. */
const afterFailure = ({ heard: _, ...message }: Waiting, error: unknown): Waiting => {
  if (error instanceof Unjudged) return { ...message, state: 'waits', heard: error.heard }
  const refused = error instanceof ApiError && !mayPass(error)
  return refused ? { ...message, state: 'refused', reason: errorMessage(error) } : { ...message, state: 'waits' }
}

const tryAgain = async (waiting: Waiting, deliver: Deliver): Promise<void> => {
  try {
    await deliver(waiting)
    await settleWaiting(waiting, 'sent')
  } catch (error) {
    await keepWaiting(afterFailure(waiting, error))
  }
}

const every = () => true

/** Sends all waiting messages, or the meant ones; answers how many still wait. One that cannot go holds no other. */
export const sendWaiting = async (
  deliver: Deliver,
  isMeant: (waiting: Waiting) => boolean = every,
): Promise<number> => {
  const send = ({ key }: Waiting) =>
    alone(key, async () => {
      // Another tab may have sent or dropped the message since it was listed.
      const waiting = await readWaiting(key)
      if (waiting && waiting.state !== 'refused' && isMeant(waiting)) await tryAgain(waiting, deliver)
    })
  await Promise.all((await allWaiting()).filter(isMeant).map(send))
  return (await allWaiting()).filter(({ state, heard }) => state !== 'refused' && !heard).length
}

/** Takes a waiting message out, to edit or drop it; undefined when it has just been sent. `keep` saves its contents first. */
export const takeBack = (key: string, keep?: (waiting: Waiting) => void): Promise<Waiting | undefined> =>
  alone(key, async () => {
    const waiting = await readWaiting(key)
    if (waiting) keep?.(waiting)
    await removeWaiting(key)
    return waiting
  })
