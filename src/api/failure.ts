/** Puts a refused call into words for people. Loaded when a call fails. */
import type { Endpoint } from '#contract/endpoint.ts'
import { wireName, type Field, type Fields } from '#contract/fields.ts'
import { isPage } from '#contract/reading/extract-json.ts'
import { findWord, toText } from '#contract/reading/scalar.ts'
import { isRecord } from '#contract/record.ts'
import { ApiError } from './errors.ts'
import { pageKind } from '#contract/reading/page-kind.ts'
import { technical } from '#contract/reading/verdict.ts'

const longest = 240

/** The plain words of a text or its markup. Empty for a page, a text too long for people, or a text without words. */
const extractWords = (text: string): string => {
  if (isPage(text)) return ''
  const plain = /[<&]/.test(text) ? new DOMParser().parseFromString(text, 'text/html').body.textContent : text
  const words = plain.replaceAll(/\s+/g, ' ').trim()
  return words.length > longest || !/\p{L}{2}/u.test(words) ? '' : words
}

/** English defaults of frameworks, and texts for programmers. */
const noSentence =
  /^(un(authenticated|authorized)|forbidden|not found|(bad|invalid) request|the given data was invalid|.{0,20}(error|failed|unavailable|expired|mismatch|too large|not allowed|too many \w+))\W*$|SQLSTATE|exception|traceback|stack|\bat .*:\d|on line \d/i

const names =
  'message mensaje error detail title msg errors descripcion description detalle motivo reason data result resultado response respuesta'.split(
    ' ',
  )

/** The sentence for people in a body: the body itself, or its value under a usual name. */
const findSentence = (body: unknown): string => {
  if (typeof body === 'string') {
    const words = extractWords(body)
    return noSentence.test(words) || technical.test(words) ? '' : words
  }
  if (Array.isArray(body)) return body.map(findSentence).find(Boolean) ?? ''
  if (!isRecord(body) || body.exception || body.trace || body.stack) return ''
  return names.map((name) => findSentence(body[name])).find(Boolean) ?? ''
}

/** Shows the literal refusals of §7 as they are; empty where they have no words. */
export const describeRefusal = (body: unknown): string =>
  typeof body === 'string' ? extractWords(body) : findSentence(body)

const findField = (fields: Fields, key: string): readonly [name: string, field?: Field] =>
  Object.entries(fields).find(([name, field]) => findWord([name, wireName(name, field)], key)) ?? [key]

/** Reads subproductos[0][codigo] and SubProductos.0.Codigo as sub_productos.0.codigo; unknown names stay as they are. */
const resolvePath = (fields: Fields, [head = '', ...tail]: readonly string[]): string[] => {
  const [name, field] = findField(fields, head)
  const below = field?.fields ?? (field?.items && { ...field.items.fields }) ?? fields
  return [name, ...(tail.length > 0 ? resolvePath(/^\d+$/.test(name) ? fields : below, tail) : [])]
}

const pathKeys = ['path', 'field', 'param', 'campo', 'property', 'name', 'loc']

/** One entry of a list of errors: its path, and its sentence. */
const readIssue = (issue: unknown): [path: string, message: unknown] => {
  const rawPath = isRecord(issue) ? pathKeys.map((name) => issue[name]).find((value) => value !== undefined) : ''
  return [
    toText(rawPath)
      .replaceAll(', ', '.')
      .replace(/^body\./, ''),
    issue,
  ]
}

/** Errors by field name, from an object by wire names or a list of paths and sentences. */
const collectErrors = (fields: Fields, errors: object): Record<string, string[]> => {
  const byName: Record<string, string[]> = {}
  for (const [path, value] of Array.isArray(errors) ? errors.map(readIssue) : Object.entries(errors)) {
    const name = resolvePath(fields, path.split(/[.[\]]+/).filter(Boolean)).join('.')
    const words = [value].flat().map(findSentence).filter(Boolean)
    if (name !== '' && words.length > 0) byName[name] = [...(byName[name] ?? []), ...words]
  }
  return byName
}

/** Django puts field errors at the top level, without a key `errors`. */
const fieldErrors = (fields: Fields, body: unknown): Record<string, string[]> => {
  if (!isRecord(body)) return collectErrors(fields, Array.isArray(body) ? body : {})
  const errors = [body.errors, body.errores, body.detail, body.data].find(
    (value) => typeof value === 'object' && value !== null,
  )
  return collectErrors(
    fields,
    errors ?? Object.fromEntries(Object.entries(body).filter(([name]) => findField(fields, name)[1])),
  )
}

const tooMany = (when: string) => `Fueron muchos pedidos seguidos. ${when}`

const bySelf: Readonly<Record<number, string>> = {
  400: 'El servidor no entendió lo que enviamos. Revisá los datos y probá de nuevo.',
  401: 'Tu sesión terminó. Volvé a ingresar.',
  403: 'No tenés permiso para hacer esto.',
  404: 'No lo encontramos. Puede que ya no exista.',
  413: 'El archivo es demasiado grande para el servidor. Probá con uno más chico.',
  415: 'El servidor no acepta este tipo de archivo.',
  419: 'El servidor ya no reconoce esta página. Recargala y probá de nuevo.',
  422: 'Hay datos que el servidor no acepta. Revisalos y probá de nuevo.',
  429: tooMany('Esperá un momento y probá de nuevo.'),
}
const otherwise = 'El servidor no pudo responder. Probá de nuevo.'

const whenText = (seconds: number): string =>
  seconds <= 90 ? `${Math.max(1, Math.ceil(seconds))} segundos` : `${Math.ceil(seconds / 60)} minutos`

export const comeBack = ({ access }: Endpoint, seconds: number): ApiError =>
  new ApiError(429, tooMany(`Probá de nuevo en ${whenText(seconds)}.`), access)

const stoppedBetween =
  'Un filtro de seguridad entre tu navegador y el servidor frenó el pedido. No es falta de permiso: probá con otro texto u otro archivo y, si sigue, avisale a quien mantiene el sitio.'
const byPage = {
  challenge:
    'Algo entre tu navegador y el servidor quiere comprobar que no sos un robot. Recargá la página con Ctrl + Mayús + R y probá de nuevo; si sigue, avisale a quien mantiene el sitio.',
  maintenance: 'El servidor está en mantenimiento. Probá de nuevo en unos minutos.',
} as const
const tooLong = 'Lo que enviaste es demasiado grande para el servidor. Acortalo y probá de nuevo.'

/** The sentence about a page that came instead of an answer, with a way out. */
export const pageSentence = (text: unknown): string | undefined => {
  const kind = typeof text === 'string' ? pageKind(text) : undefined
  return kind === 'challenge' || kind === 'maintenance' ? byPage[kind] : undefined
}

const hasFile = (request: Fields): boolean => Object.values(request).some(({ kind }) => kind === 'upload')

/** Our own sentence for a page, a firewall's 403 or a body that is too long. */
const ownSentence = ({ request }: Endpoint, status: number, body: unknown): string | undefined => {
  const page = pageSentence(body)
  if (page !== undefined) return page
  if (status === 403 && typeof body === 'string' && isPage(body)) return stoppedBetween
  return status === 413 && !hasFile(request) ? tooLong : undefined
}

/** The error for a refused answer. A 5xx text never reaches people. `usual` is the sentence when nothing closer is known. */
export const failure = (endpoint: Endpoint, status: number, body: unknown, usual?: string): ApiError => {
  const errors = fieldErrors(endpoint.request, body)
  const message = status >= 500 && typeof body === 'string' ? '' : findSentence(body)
  const words =
    message ||
    (Object.values(errors)[0]?.[0] ?? ownSentence(endpoint, status, body) ?? usual ?? bySelf[status] ?? otherwise)
  return new ApiError(status, words, endpoint.access, errors, isRecord(body) ? body.actual : undefined)
}

const isDeletion = ({ does }: Endpoint): boolean => does === 'delete' || does === 'removeImage'

export const unexpected = 'El servidor respondió algo que no esperábamos. Probá de nuevo.'

/** A write that the API did not do or did not confirm. `unsure`: reading again did not tell either. */
export const notDone = (endpoint: Endpoint, status: number, body: unknown): ApiError => {
  const verb = isDeletion(endpoint) ? 'eliminó nada' : endpoint.entity ? 'guardó el cambio' : 'confirmó el pedido'
  if (endpoint.response.kind === 'either') return failure(endpoint, status, body, unexpected)
  return failure(
    endpoint,
    status,
    body,
    status === 422 ? `El servidor no ${verb} y no dijo por qué. Probá de nuevo.` : undefined,
  )
}
export const unsure = ({ access }: Endpoint): ApiError =>
  new ApiError(
    422,
    'No pudimos comprobar si el servidor lo guardó. Recargá la página y fijate antes de probar de nuevo.',
    access,
  )
