/** Messages of visitors: a sending outlives the page that began it, and what waits is sent when there is a connection again. */
import { apiUrl } from '../../api/base.ts'
import { enviarCorreo } from '../../contract/correo.ts'
import { agregarSuscripcion } from '../../contract/suscripcion.ts'
import { localCaptcha } from '../../site/contactos/local-captcha.ts'
import { sendWaiting, type Deliver } from '../../state/outbox/send.ts'
import { removeWaiting, waitingAt, type Waiting } from '../../state/outbox/waiting.ts'

const addresses = [enviarCorreo, agregarSuscripcion].map(({ path }) => new URL(apiUrl(path), location.origin).href)

/** Under which key a request sends a message; undefined where it sends none. */
export const keyOf = ({ method, url }: Request): string | undefined => {
  const { href, searchParams } = new URL(url)
  const isMessage = method === 'POST' && addresses.some((address) => href.startsWith(`${address}?`))
  return isMessage ? (searchParams.get('envio') ?? undefined) : undefined
}

const underWay = new Map<string, Promise<Response>>()

/** Not the page's own request, which ends with it. */
const post = async (request: Request) => {
  const { url, method, headers, credentials } = request
  return fetch(url, { method, headers, credentials, body: await request.text() })
}

const start = (key: string, request: Request): Promise<Response> => {
  const sending = post(request).finally(() => underWay.delete(key))
  underWay.set(key, sending)
  return sending
}

/** It waits no longer. A page that sends something for the first time says itself what became of it. */
const settle = async (key: string) => {
  const waiting = await waitingAt(key)
  if (waiting) await removeWaiting(key, waiting.state === 'sending' ? 'changed' : 'sent')
}

/** Once, however often a page asks for it meanwhile. What the API has taken waits no longer, whether or not its page is still there to hear of it. */
export const sendOnce = async (
  key: string,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> => {
  const sending = underWay.get(key) ?? start(key, request)
  waitUntil(sending.then(({ ok }) => (ok ? settle(key) : undefined)).catch(() => undefined))
  return (await sending).clone()
}

/** A captcha needs a page: where one is asked for, its messages are left to the next page. */
const needsPage = (waiting: Waiting) =>
  Boolean(import.meta.env.VITE_CAPTCHA_SITE_KEY) && waiting.call === 'enviarCorreo'

const bodyOf = async (waiting: Waiting) =>
  waiting.call === 'enviarCorreo'
    ? { ...waiting.input, recaptchaToken: await localCaptcha.execute('submit') }
    : waiting.input

/** Whatever goes wrong here a page may do better, or say: it has the cookies that some ask for, and a form to show what was refused. */
const deliver: Deliver = async (waiting) => {
  const { path } = waiting.call === 'enviarCorreo' ? enviarCorreo : agregarSuscripcion
  const { ok, status } = await fetch(apiUrl(`${path}?envio=${waiting.key}`), {
    method: 'POST',
    credentials: 'include',
    body: JSON.stringify(await bodyOf(waiting)),
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  })
  if (!ok) throw new Error(`${path}: ${status}`)
}

/** Rejects while something is left, so that the browser tries again. */
export const sendInBackground = async (): Promise<void> => {
  await Promise.allSettled(underWay.values())
  if ((await sendWaiting(deliver, (waiting) => !needsPage(waiting))) > 0)
    throw new Error('Something still waits to be sent.')
}
