import { check, type Issue } from '#contract/check.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { list, object, optional, text } from '#contract/fields.ts'
import { isRecord } from '#contract/record.ts'
import { oncePer } from '#state/once-per.ts'
import type { CallEntry } from '#state/call-entry.ts'
import { getAnswer, getEndpoint, isCut, getContentType } from './call.ts'

/** Checks an answer against the contract and names the field that breaks it. */
export type Verdict =
  | { readonly kind: 'keeps' }
  | { readonly kind: 'breaks'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unknown'; readonly why: string }

const unknown = (why: string): Verdict => ({ kind: 'unknown', why })
const toVerdict = (issues: readonly Issue[]): Verdict =>
  issues.length === 0 ? { kind: 'keeps' } : { kind: 'breaks', issues }
const breaks = (message: string): Verdict => toVerdict([{ path: '', message }])

/** The fields of every refusal (docs/live-api.md). */
const refusal = object({ message: text('', 5_000), errors: optional(object({})) })
const reasons = list(text('', 5_000))

const checkRefusal = (answer: unknown): Verdict => {
  const errors = isRecord(answer) && isRecord(answer.errors) ? Object.entries(answer.errors) : []
  return toVerdict([
    ...check(refusal, answer),
    ...errors.flatMap(([name, value]) => check(reasons, value, `errors.${name}`)),
  ])
}

const checkFile = (type: string): Verdict =>
  type.startsWith('text/html') ? breaks('Tiene que ser un archivo; es una página.') : { kind: 'keeps' }

const checkAnswer = (endpoint: Endpoint, call: CallEntry): Verdict => {
  if (call.status >= 400)
    return isCut(call.text) ? unknown('La respuesta es más larga que lo que se guarda.') : checkRefusal(getAnswer(call))
  if (endpoint.response.kind === 'bytes') return checkFile(getContentType(call))
  if (isCut(call.text)) return unknown('La respuesta es más larga que lo que se guarda.')
  if (call.text === undefined) return breaks('Tiene que ser JSON.')
  return toVerdict(check(endpoint.response, getAnswer(call)))
}

export const getVerdict: (call: CallEntry) => Verdict = oncePer((call: CallEntry) => {
  const endpoint = getEndpoint(call)
  if (!endpoint) return unknown('No es una llamada del contrato.')
  if (endpoint.method !== call.method) return unknown(`El contrato la tiene por ${endpoint.method}.`)
  return call.status === 0 ? unknown('No hubo respuesta.') : checkAnswer(endpoint, call)
})
