import { ApiError } from '../../api/errors.ts'
import { CaptchaUnavailable } from './captcha.ts'
import type { Draft } from './draft.ts'

/** What the message area says (§8), to the letter. */
export const messages = {
  missing: 'Mensaje fallido faltan rellenar campos obligatorios',
  sending: 'Enviando..',
  sent: 'Mensaje enviado correctamente',
  failed: 'Mensaje fallido revisar campos',
} as const

/** What it says beside those where a message waits to be sent. */
export const keptMessages = {
  offline: 'Sin conexión: tu mensaje queda guardado y se envía solo cuando vuelva.',
  trouble: 'El servidor no pudo recibirlo: tu mensaje queda guardado y se envía solo en cuanto pueda.',
} as const

export type FieldErrors = Partial<Record<keyof Draft, string>>

/** §5: these must be filled, empresa too, though it carries no asterisk. In the order of the form. */
const checked = ['nombre', 'email', 'empresa'] as const

export const missingIn = (draft: Draft): FieldErrors =>
  Object.fromEntries(checked.filter((name) => draft[name].trim() === '').map((name) => [name, 'Completá este campo.']))

/** What the API says of each field. */
export const refusedIn = (error: unknown, draft: Draft): FieldErrors =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.keys(draft).flatMap((name) =>
          error.errors[name]?.[0] === undefined ? [] : [[name, error.errors[name][0]]],
        ),
      )
    : {}

/** Why it failed, where that is not about the fields. */
export const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof CaptchaUnavailable) return error.message
  return error instanceof ApiError && Object.keys(error.errors).length === 0 ? error.message : undefined
}
