import { call } from '../../api/client.ts'
import { enviarCorreo } from '../../contract/correo.ts'
import { agregarSuscripcion } from '../../contract/suscripcion.ts'
import type { Deliver } from './send.ts'

/** In ms: one looks at 'Enviando..' no longer. */
const patience = 30_000

const limit = () => ({ signal: AbortSignal.timeout(patience) })

/** How a page hands a message over; `take` brings a captcha's token, anew for every sending. */
export const deliverWith =
  (take: () => Promise<string>): Deliver =>
  async (waiting) => {
    const { key: envio } = waiting
    if (waiting.call === 'agregarSuscripcion') return call(agregarSuscripcion, { ...waiting.input, envio }, limit())
    const recaptchaToken = await take()
    return call(enviarCorreo, { ...waiting.input, recaptchaToken, envio }, limit())
  }
