/** Quirks of whole answers: their type, their wrapping, the answer of a save. */
import { isRecord } from '../../../../src/contract/record.ts'
import { writes } from '../../../../src/contract/endpoint.ts'
import { answering, callOf, instead, isJson, type Quirk } from './quirk.ts'

const html = 'text/html'

export const textHtml: Quirk = async (request, next) => {
  const response = await next(request)
  return isJson(response) ? instead(response, await response.text(), { type: html }) : response
}

const noticeText =
  '<br />\n<b>Notice</b>:  Undefined index: orden in <b>/var/www/html/api/index.php</b> on line <b>12</b><br />\n'

export const notice: Quirk = async (request, next) => {
  const response = await next(request)
  return response.ok && isJson(response)
    ? instead(response, noticeText + (await response.text()), { type: html })
    : response
}

export const emptyObject = answering((value) => (Array.isArray(value) && value.length === 0 ? {} : value))

export const dataWrapper = answering((value) => (Array.isArray(value) || isRecord(value) ? { data: value } : value))

/** Answers that the specification fixes: a number, an id, `true`, the refreshed list. */
const stated = new Set(['verificarLogin', 'verificarLoginZona', 'crearUsuarioZona', 'deleteUsuario'])

type Body = readonly [body: string | null, status?: number]

const saying =
  (say: (name: string) => Body): Quirk =>
  async (request, next) => {
    const endpoint = callOf(request)
    const response = await next(request)
    if (!endpoint || !response.ok || !writes(endpoint) || stated.has(endpoint.name)) return response
    const [body, status = 200] = say(endpoint.name)
    return instead(response, body, { status, ...(body !== null && { type: html }) })
  }

export const savesNothing = saying(() => [''])
export const savesOk = saying(() => ['ok'])
export const savesTrue = saying(() => ['true'])
export const saves204 = saying(() => [null, 204])
export const savesMixed = saying((name) => {
  if (/^(crear|guardar|agregar)/.test(name)) return ['true']
  return name.startsWith('update') ? ['ok'] : ['']
})
