import { isRecord } from '../../../../src/contract/record.ts'
import { instead, refusing } from './quirk.ts'
import type { Quirk } from './quirk.ts'

const html = 'text/html'

interface Body {
  readonly message: string
  readonly errors?: Record<string, unknown>
}

const textFrom = async (response: Response): Promise<Body> => {
  const body: unknown = await response.json()
  const { message, errors } = isRecord(body) ? body : {}
  return { message: String(message), ...(isRecord(errors) && { errors }) }
}

const first = (messages: unknown): unknown => (Array.isArray(messages) ? messages[0] : messages)

export const stringErrors = refusing(async (response) => {
  const { message, errors } = await textFrom(response)
  const asTexts =
    errors && Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, first(messages)]))
  return instead(response, JSON.stringify({ message, errors: asTexts }))
})

export const textErrors = refusing(async (response) => {
  const value = await textFrom(response)
  return value.errors
    ? instead(response, JSON.stringify(value))
    : instead(response, value.message, { type: 'text/plain' })
})

const page = (title: string) =>
  `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1><hr>nginx</body></html>\n`

export const htmlErrors = refusing(async (response) =>
  instead(response, page((await textFrom(response)).message), { type: html }),
)

const loginPage = page('Iniciar sesión')

export const loginRedirect: Quirk = async (request, next) => {
  const response = await next(request)
  if (new URL(request.url).pathname === '/login') return instead(response, loginPage, { status: 200, type: html })
  return response.status === 401 ? instead(response, null, { status: 302, headers: { Location: '/login' } }) : response
}

const failed =
  (status: number): Quirk =>
  async (request, next) =>
    instead(await next(request), page(`${status} Server Error`), { status, type: html })

/** Preflights never fail. */
const exceptPreflights =
  (quirk: Quirk): Quirk =>
  (request, next) =>
    request.method === 'OPTIONS' ? next(request) : quirk(request, next)

export const fails500 = exceptPreflights(failed(500))
export const fails503 = exceptPreflights(failed(503))

/** The first read of each address works; from then on every other one fails. */
export const html200 = (): Quirk => {
  const requested = new Map<string, number>()
  return async (request, next) => {
    const response = await next(request)
    if (request.method !== 'GET' || !response.ok) return response
    const times = (requested.get(request.url) ?? 0) + 1
    requested.set(request.url, times)
    return times % 2 === 0
      ? instead(response, page('Error de conexión con la base de datos'), { type: html })
      : response
  }
}
