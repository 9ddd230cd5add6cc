import { appHeader } from '#contract/app-header.ts'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { checkAnswer } from '#mocks/check-answer.ts'
import { newJar } from '#mocks/cookie-jar.ts'
import { seed as demo } from '#mocks/seed/index.ts'
import { createReference, type ReferenceOptions } from './reference.ts'
import type { Answer } from '#mocks/response-cache.ts'
import { withQuirks } from './quirks/index.ts'

const address = 'http://localhost'

/** A visitor with a cookie jar. */
const createBrowser = (answer: Answer) => {
  const { keepFrom, addTo } = newJar()
  return async (path: string, init: RequestInit = {}) => {
    const request = new Request(new URL(path, address), init)
    addTo(request.headers)
    const response = await answer(request)
    keepFrom(response)
    return response
  }
}

/** A reference for one test, in process, with these quirks; `browser()` adds a visitor. */
export const testReference = (quirks: readonly string[] = [], options: Partial<ReferenceOptions> = {}) => {
  const defaults = { seed: demo, origins: [], crossSite: false, checkAnswer, passwordRounds: 1_000 }
  const reference = withQuirks(quirks)(createReference({ ...defaults, ...options }))
  return { ...reference, browser: () => createBrowser(reference.answer) }
}

type Values = Readonly<Record<string, string>>

/** A delete by GET, as the app sends it. */
export const byApp: { readonly headers: Values } = { headers: { [appHeader]: '1' } }

export const jsonWith = (headers: Values, body: object): RequestInit => ({
  ...jsonRequest(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})

type Send = ReturnType<typeof createBrowser>

export const enter = (send: Send, headers: Values = {}) =>
  send('/api/verificarLogin', jsonWith(headers, { usuario: 'admin', contraseña: 'admin1234' }))
