import { jsonRequest } from '../../conformance/requests.ts'
import { seed as demo } from '../../seed/index.ts'
import { createReference, type ReferenceOptions } from './reference.ts'
import type { Answer } from '../../validators.ts'
import { quirksOf } from './quirks/index.ts'

const address = 'http://localhost'

/** A visitor with a cookie jar. */
const browserOf = (answer: Answer) => {
  const jar = new Map<string, string>()
  return async (path: string, init: RequestInit = {}) => {
    const request = new Request(new URL(path, address), init)
    if (jar.size > 0) request.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await answer(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

/** A reference for one test, in process, with these quirks; `browser()` adds a visitor. */
export const testReference = (quirks: readonly string[] = [], options: Partial<ReferenceOptions> = {}) => {
  const reference = quirksOf(quirks)(createReference({ seed: demo, origins: [], crossSite: false, ...options }))
  return { ...reference, browser: () => browserOf(reference.answer) }
}

type Values = Readonly<Record<string, string>>
export const jsonWith = (headers: Values, body: object): RequestInit => ({
  ...jsonRequest(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})

type Send = ReturnType<typeof browserOf>

export const enter = (send: Send, headers: Values = {}) =>
  send('/api/verificarLogin', jsonWith(headers, { usuario: 'admin', contraseña: 'admin1234' }))
