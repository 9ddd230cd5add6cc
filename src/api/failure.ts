/** A refused call in words for people, whatever the backend says it in. Loaded when a call fails. */
import type { Endpoint } from '../contract/endpoint.ts'
import { wireName } from '../contract/fields.ts'
import type { Field, Fields } from '../contract/fields.ts'
import { isPage } from '../contract/reading/json-in.ts'
import { sameWord, textOf } from '../contract/reading/scalar.ts'
import { isRecord } from '../contract/record.ts'
import { ApiError } from './errors.ts'

const longest = 240

/** Words alone: of markup what it would say. Nothing where it is a page, too long to be for people, or has no word in it. */
const wordsIn = (text: string): string => {
  if (isPage(text)) return ''
  const plain = /[<&]/.test(text) ? new DOMParser().parseFromString(text, 'text/html').body.textContent : text
  const words = plain.replaceAll(/\s+/g, ' ').trim()
  return words.length > longest || !/\p{L}{2}/u.test(words) ? '' : words
}

/** What frameworks say in English where nobody wrote a sentence, and what is for programmers. */
const noSentence =
  /^(un(authenticated|authorized)|forbidden|not found|(bad|invalid) request|the given data was invalid|.{0,20}(error|failed|unavailable|expired|mismatch|too large|not allowed|too many \w+))\W*$|SQLSTATE|exception|traceback|stack|\bat .*:\d|on line \d/i

const names = ['message', 'mensaje', 'error', 'detail', 'title', 'msg', 'errors']

/** What a body says to people: itself, or what it has under one of the usual names. */
const sentenceIn = (body: unknown): string => {
  if (typeof body === 'string') {
    const words = wordsIn(body)
    return noSentence.test(words) ? '' : words
  }
  if (Array.isArray(body)) return body.map(sentenceIn).find(Boolean) ?? ''
  if (!isRecord(body) || body.exception || body.trace || body.stack) return ''
  return names.map((name) => sentenceIn(body[name])).find(Boolean) ?? ''
}

/** The literal refusals of §7 are shown as they are; empty where they say nothing. */
export const refusalIn = (body: unknown): string => (typeof body === 'string' ? wordsIn(body) : sentenceIn(body))

const fieldIn = (fields: Fields, word: string): readonly [name: string, field?: Field] =>
  Object.entries(fields).find(([name, field]) => sameWord([name, wireName(name, field)], word)) ?? [word]

/** subproductos[0][codigo] and SubProductos.0.Codigo are sub_productos.0.codigo; what no field is called stays as it is. */
const pathIn = (fields: Fields, [head = '', ...tail]: readonly string[]): string[] => {
  const [name, field] = fieldIn(fields, head)
  const below = field?.fields ?? (field?.items && { ...field.items.fields }) ?? fields
  return [name, ...(tail.length > 0 ? pathIn(/^\d+$/.test(name) ? fields : below, tail) : [])]
}

const places = ['path', 'field', 'param', 'campo', 'property', 'name', 'loc']

/** One of a list of things that are wrong: where, and what. */
const issueOf = (issue: unknown): [path: string, said: unknown] => {
  const at = isRecord(issue) ? places.map((name) => issue[name]).find((value) => value !== undefined) : ''
  return [
    textOf(at)
      .replaceAll(', ', '.')
      .replace(/^body\./, ''),
    issue,
  ]
}

/** By field name, of what stands by wire name: lists, texts or objects, or a list of where and what. */
const errorsIn = (fields: Fields, errors: object): Record<string, string[]> => {
  const named: Record<string, string[]> = {}
  for (const [path, said] of Array.isArray(errors) ? errors.map(issueOf) : Object.entries(errors)) {
    const name = pathIn(fields, path.split(/[.[\]]+/).filter(Boolean)).join('.')
    const words = [said].flat().map(sentenceIn).filter(Boolean)
    if (name !== '' && words.length > 0) named[name] = [...(named[name] ?? []), ...words]
  }
  return named
}

/** Where nothing is called `errors` the fields may stand by themselves: so does Django. */
const fieldErrors = (fields: Fields, body: unknown): Record<string, string[]> => {
  if (!isRecord(body)) return errorsIn(fields, Array.isArray(body) ? body : {})
  const errors = [body.errors, body.errores, body.detail].find((value) => typeof value === 'object' && value !== null)
  return errorsIn(
    fields,
    errors ?? Object.fromEntries(Object.entries(body).filter(([name]) => fieldIn(fields, name)[1])),
  )
}

const bySelf: Readonly<Record<number, string>> = {
  400: 'El servidor no entendió lo que enviamos. Revisá los datos y probá de nuevo.',
  401: 'Tu sesión terminó. Volvé a ingresar.',
  403: 'No tenés permiso para hacer esto.',
  404: 'No lo encontramos. Puede que ya no exista.',
  413: 'El archivo es demasiado grande para el servidor. Probá con uno más chico.',
  415: 'El servidor no acepta este tipo de archivo.',
  419: 'El servidor ya no reconoce esta página. Recargala y probá de nuevo.',
  422: 'Hay datos que el servidor no acepta. Revisalos y probá de nuevo.',
  429: 'Fueron muchos pedidos seguidos. Esperá un momento y probá de nuevo.',
}
const otherwise = 'El servidor no pudo responder. Probá de nuevo.'

/** The error of an answer with this status. What a server that broke down writes as text is never for people. */
export const failure = ({ access, request }: Endpoint, status: number, body: unknown): ApiError => {
  const errors = fieldErrors(request, body)
  const said = status >= 500 && typeof body === 'string' ? '' : sentenceIn(body)
  return new ApiError(
    status,
    said || (Object.values(errors)[0]?.[0] ?? bySelf[status] ?? otherwise),
    access,
    errors,
    isRecord(body) ? body.actual : undefined,
  )
}
