import { ApiError } from '#api/errors.ts'
import { CaptchaUnavailable } from './captcha.ts'
import type { Draft } from './draft.ts'

/** The messages of the form (§8), to the letter. */
export const messages = {
  missing: 'Mensaje fallido faltan rellenar campos obligatorios',
  sending: 'Enviando..',
  sent: 'Mensaje enviado correctamente',
  failed: 'Mensaje fallido revisar campos',
} as const

/** Additional messages, for a message that waits to be sent. */
export const storedMessages = {
  offline: 'Sin conexión: tu mensaje queda guardado y se envía solo cuando vuelva.',
  trouble: 'El servidor no pudo recibirlo: tu mensaje queda guardado y se envía solo en cuanto pueda.',
} as const

/** Said after a message with an order was sent. */
export const sentOrder = (numero: string): string =>
  `El pedido ${numero} pasó a Enviados, y tu lista quedó libre para el próximo.`
export const storedOrder = (numero: string): string =>
  `El pedido ${numero} queda en Enviados como «Esperando» hasta que salga.`
export const unstoredOrder = (numero: string): string =>
  `Tu navegador no tuvo lugar para guardar el pedido ${numero} en Enviados: la lista sigue en Mi pedido.`

export type FieldErrors = Partial<Record<keyof Draft, string>>

/** §5: the required fields, in the order of the form. 'empresa' is required although it has no asterisk. */
const checked = ['nombre', 'email', 'empresa'] as const

export const findMissing = (draft: Draft): FieldErrors =>
  Object.fromEntries(checked.filter((name) => draft[name].trim() === '').map((name) => [name, 'Completá este campo.']))

/** The API's message for each field. */
export const toFieldErrors = (error: unknown, draft: Draft): FieldErrors => {
  if (!(error instanceof ApiError)) return {}
  const { errors } = error
  return Object.fromEntries(Object.keys(draft).flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])))
}

/** The reason for a failure that is not about a field. */
export const getReason = (error: unknown): string | undefined => {
  if (error instanceof CaptchaUnavailable) return error.message
  return error instanceof ApiError && Object.keys(error.errors).length === 0 ? error.message : undefined
}
