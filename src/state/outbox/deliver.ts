import { call } from '#api/client.ts'
import { enviarCorreo } from '#contract/correo.ts'
import { parse } from '#contract/reading/parse.ts'
import { agregarSuscripcion } from '#contract/suscripcion.ts'
import { sendTimeout, Unjudged, type Deliver } from './send.ts'
import type { Heard } from './waiting.ts'

const limit = () => ({ signal: AbortSignal.timeout(sendTimeout) })

/** Judges the answer that the worker received; throws when it refuses. */
const judge = async (
  endpoint: typeof enviarCorreo | typeof agregarSuscripcion,
  { status, text }: Heard,
): Promise<void> => {
  const { interpretAnswer } = await import('#api/read-answer.ts').catch(() => {
    throw new Unjudged({ status, text })
  })
  await interpretAnswer(endpoint, {}, { response: new Response(text, { status }), text, value: parse(text) })
}

/**
 * How a page delivers a message. A message with an answer is judged, not sent again. `take` gets a fresh captcha token for each sending.
 */
export const deliverWith =
  (take: () => Promise<string>): Deliver =>
  async (waiting) => {
    const { key: envio, heard } = waiting
    if (heard) return judge(waiting.call === 'agregarSuscripcion' ? agregarSuscripcion : enviarCorreo, heard)
    if (waiting.call === 'agregarSuscripcion') return call(agregarSuscripcion, { ...waiting.input, envio }, limit())
    const recaptchaToken = await take()
    return call(enviarCorreo, { ...waiting.input, recaptchaToken, envio }, limit())
  }
