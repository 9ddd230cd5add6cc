/** Quirks of whole answers: their type, their wrapping, the answer of a save. */
import { isRecord } from '#contract/record.ts'
import { writes } from '#contract/endpoint.ts'
import { answering, getEndpoint, html, instead, isJson, type Quirk } from './quirk.ts'

/** Answers that the specification fixes: a number, an id, `true`, the refreshed list. */
const stated = new Set(['verificarLogin', 'verificarLoginZona', 'crearUsuarioZona', 'deleteUsuario'])

const saying =
  (say: (name: string) => string | null): Quirk =>
  async (request, next) => {
    const endpoint = getEndpoint(request)
    const response = await next(request)
    if (!endpoint || !response.ok || !writes(endpoint) || stated.has(endpoint.name)) return response
    const body = say(endpoint.name)
    return body === null
      ? instead(response, null, { status: 204 })
      : instead(response, body, { status: 200, type: html })
  }

export const bodies = {
  'empty-object': answering((value) => (Array.isArray(value) && value.length === 0 ? {} : value)),
  /** {"data": …} around lists and records. */
  'data-wrapper': answering((value) => (Array.isArray(value) || isRecord(value) ? { data: value } : value)),
  'saves-nothing': saying(() => ''),
  'saves-ok': saying(() => 'ok'),
  'saves-true': saying(() => 'true'),
  'saves-204': saying(() => null),
  'saves-mixed': saying((name) => {
    if (/^(crear|guardar|agregar)/.test(name)) return 'true'
    return name.startsWith('update') ? 'ok' : ''
  }),
} satisfies Record<string, Quirk>

const noticeText =
  '<br />\n<b>Notice</b>:  Undefined index: orden in <b>/var/www/html/api/index.php</b> on line <b>12</b><br />\n'

const disguising =
  (isDisguised: (response: Response) => boolean, prefix = ''): Quirk =>
  async (request, next) => {
    const response = await next(request)
    return isDisguised(response) ? instead(response, prefix + (await response.text()), { type: html }) : response
  }

export const disguises = {
  'text-html': disguising(isJson),
  /** A PHP notice stands before the JSON. */
  notice: disguising((response) => response.ok && isJson(response), noticeText),
} satisfies Record<string, Quirk>
