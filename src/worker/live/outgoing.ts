/** Sends visitors' messages: a request outlives the page that began it, and waiting messages are sent when the connection is back. */
import { apiUrl } from '#api/base.ts'
import { enviarCorreo } from '#contract/correo.ts'
import { agregarSuscripcion } from '#contract/suscripcion.ts'
import { isPlainlyTaken } from '#api/plain-success.ts'
import { localCaptcha } from '#state/outbox/local-captcha.ts'
import { sendTimeout, sendWaiting, Unjudged, type Deliver } from '#state/outbox/send.ts'
import { keepWaiting, settleWaiting, readWaiting, type Waiting } from '#state/outbox/waiting.ts'
import { toEndpointUrl } from './public-reads.ts'

const calls = [enviarCorreo, agregarSuscripcion]

/** The key of the message that a request sends; undefined where it sends none. */
export const getMessageKey = ({ method, url }: Request): string | undefined => {
  const { href, searchParams } = new URL(url)
  const isMessage = method === 'POST' && calls.some((call) => href.startsWith(`${toEndpointUrl(call)}?`))
  return isMessage ? (searchParams.get('envio') ?? undefined) : undefined
}

const underWay = new Map<string, Promise<Response>>()

/** A copy of the page's request, since the page's own request ends with the page. */
const post = async (request: Request) => {
  const { url, method, headers, credentials } = request
  return fetch(url, { method, headers, credentials, body: await request.text() })
}

const start = (key: string, request: Request): Promise<Response> => {
  const sending = post(request).finally(() => underWay.delete(key))
  underWay.set(key, sending)
  return sending
}

/** Notes the API's answer to a waiting message, since its page may be gone. For a message that was never cached the page itself acts on the answer. */
const note = async (key: string, response: Response): Promise<void> => {
  const [{ status, ok }, text, waiting] = [response, await response.text(), await readWaiting(key)]
  if (!waiting || !ok) return
  if (isPlainlyTaken(status, text)) await settleWaiting(waiting, waiting.state === 'sending' ? 'changed' : 'sent')
  else await keepWaiting({ ...waiting, heard: { status, text } })
}

/** Sends a message once, even where several pages ask for it at a time. The answer is noted before the page gets it, so that the page's own note wins. */
export const sendOnce = async (
  key: string,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> => {
  const sending = underWay.get(key) ?? start(key, request)
  const noted = sending.then((response) => note(key, response.clone())).catch(() => undefined)
  waitUntil(noted)
  await noted
  return (await sending).clone()
}

/** Whether a message must wait for a page, since only a page can ask a captcha for a token. */
const needsPage = (waiting: Waiting) =>
  Boolean(import.meta.env.VITE_CAPTCHA_SITE_KEY) && waiting.call === 'enviarCorreo'

const buildBody = async (waiting: Waiting) =>
  waiting.call === 'enviarCorreo'
    ? { ...waiting.input, recaptchaToken: await localCaptcha.execute('submit') }
    : waiting.input

/** Sends one message in the background. A failure leaves the message to the next page, which has more cookies and a form that shows refusals. */
const deliver: Deliver = async (waiting) => {
  const call = waiting.call === 'enviarCorreo' ? enviarCorreo : agregarSuscripcion
  const { path } = call
  const response = await fetch(apiUrl(`${path}?envio=${waiting.key}`), {
    method: 'POST',
    credentials: 'include',
    body: JSON.stringify(await buildBody(waiting)),
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(sendTimeout),
  })
  const text = await response.text()
  if (isPlainlyTaken(response.status, text)) return
  throw response.ok ? new Unjudged({ status: response.status, text }) : new Error(`${path}: ${response.status}`)
}

/** Sends all waiting messages. Rejects while one is left, so that the browser calls again. */
export const sendInBackground = async (): Promise<void> => {
  await Promise.allSettled(underWay.values())
  if ((await sendWaiting(deliver, (waiting) => !waiting.heard && !needsPage(waiting))) > 0)
    throw new Error('Still waiting')
}
