/** Sends what waits: each message by one tab, or the worker, at a time, and always under the same key. */
import { ApiError, errorMessage } from '../../api/errors.ts'
import { allWaiting, keepWaiting, removeWaiting, waitingAt, type Message, type Waiting } from './waiting.ts'

/** Hands a message to the API, once. Throws what went wrong. Pages and the worker each have their own. */
export type Deliver = (waiting: Waiting) => Promise<unknown>

/** Whatever the API answers to what it has taken: nobody reads it. */
const isTaken = (error: unknown) => error instanceof ApiError && error.status >= 200 && error.status < 300

const send = (waiting: Waiting, deliver: Deliver): Promise<unknown> =>
  deliver(waiting).catch((error: unknown) => {
    if (!isTaken(error)) throw error
  })

/** Tabs and the worker wait for each other here, one message at a time. */
const alone = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(`por-enviar ${key}`, work) : work()

/** It may be taken yet: nobody was there, or whoever was could not. What the API itself refused it would refuse again. */
const mayPass = (error: unknown): boolean => {
  if (error instanceof ApiError)
    return error.status === 0 || error.status >= 500 || error.status === 408 || error.status === 429
  return !navigator.onLine || (error instanceof DOMException && error.name === 'TimeoutError')
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const syncTag = 'por-enviar'

/** Background Sync, which not every browser has (TypeScript's DOM neither). */
type Syncing = { readonly sync: { readonly register: (tag: string) => Promise<void> } }
const canSync = (registration: object): registration is Syncing => 'sync' in registration

/** Where the browser can, it wakes the worker once there is a connection, also when no page is open by then. */
const askForSync = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && canSync(registration)) await registration.sync.register(syncTag)
}

/** `offline` and `trouble`: it waits, since nobody was there or since the server could not. */
export type Outcome = 'sent' | 'offline' | 'trouble'

const keptFor = (error: unknown): Outcome => (error instanceof ApiError && error.status > 0 ? 'trouble' : 'offline')

/**
 * Sends a message, or keeps it until it can be sent. It is kept before it leaves: a page that is gone halfway leaves it to the
 * next one, under the same key. Throws what the API refuses, and any failure where the browser keeps nothing.
 */
export const sendOrKeep = async (message: Message, deliver: Deliver): Promise<Outcome> => {
  const waiting: Waiting = { ...message, key: newKey(), since: Date.now(), state: 'sending' }
  const { key } = waiting
  const kept = await keepWaiting(waiting).then(
    () => true,
    () => false,
  )
  return alone(key, async () => {
    try {
      await send(waiting, deliver)
    } catch (error) {
      if (!kept) throw error
      if (!mayPass(error)) {
        await removeWaiting(key)
        throw error
      }
      console.warn(error)
      await keepWaiting({ ...waiting, state: 'waits' })
      askForSync().catch(console.warn)
      return keptFor(error)
    }
    if (kept) await removeWaiting(key)
    return 'sent'
  })
}

const tryAgain = async (waiting: Waiting, deliver: Deliver): Promise<void> => {
  const { key } = waiting
  try {
    await send(waiting, deliver)
    await removeWaiting(key, 'sent')
  } catch (error) {
    const refused = error instanceof ApiError && !mayPass(error)
    await keepWaiting(
      refused ? { ...waiting, state: 'refused', reason: errorMessage(error) } : { ...waiting, state: 'waits' },
    )
  }
}

const every = () => true

/** Sends all that waits, or those of it that are meant; answers how many still wait. */
export const sendWaiting = async (
  deliver: Deliver,
  isMeant: (waiting: Waiting) => boolean = every,
): Promise<number> => {
  for (const { key } of (await allWaiting()).filter(isMeant)) {
    await alone(key, async () => {
      // Somebody else may have sent or dropped it meanwhile.
      const waiting = await waitingAt(key)
      if (waiting && waiting.state !== 'refused') await tryAgain(waiting, deliver)
    })
  }
  return (await allWaiting()).filter(({ state }) => state !== 'refused').length
}

/** Takes a message out of what waits, to edit or to drop it; undefined where it has just been sent. */
export const takeBack = (key: string): Promise<Waiting | undefined> =>
  alone(key, async () => {
    const waiting = await waitingAt(key)
    await removeWaiting(key)
    return waiting
  })
