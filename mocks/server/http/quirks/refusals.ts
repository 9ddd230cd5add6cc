import { isRecord } from '../../../../src/contract/record.ts'
import { instead, refusing, type Quirk } from './quirk.ts'

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
