import { isRecord } from '#contract/record.ts'
import { html, instead, isJson, page, type Quirk } from './quirk.ts'

interface Body {
  readonly message: string
  readonly errors?: Record<string, unknown>
}

const refusing =
  (change: (response: Response, body: Body) => Response): Quirk =>
  async (request, next) => {
    const response = await next(request)
    if (response.status < 400 || response.status >= 500 || !isJson(response)) return response
    const body: unknown = await response.json()
    const { message, errors } = isRecord(body) ? body : {}
    return change(response, { message: String(message), ...(isRecord(errors) && { errors }) })
  }

const first = (messages: unknown): unknown => (Array.isArray(messages) ? messages[0] : messages)

export const refusals = {
  /** Errors are {"campo": "texto"}, not lists. */
  'string-errors': refusing((response, { message, errors }) => {
    const asTexts =
      errors && Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, first(messages)]))
    return instead(response, JSON.stringify({ message, errors: asTexts }))
  }),
  /** A refusal that names no field is text/plain. */
  'text-errors': refusing((response, body) =>
    body.errors ? instead(response, JSON.stringify(body)) : instead(response, body.message, { type: 'text/plain' }),
  ),
  /** Every 4xx is a page. */
  'html-errors': refusing((response, { message }) => instead(response, page(message, '<hr>nginx'), { type: html })),
} satisfies Record<string, Quirk>

/** Without a session, 302 to /login. */
export const loginRedirect: Quirk = async (request, next) => {
  const response = await next(request)
  if (new URL(request.url).pathname === '/login')
    return instead(response, page('Iniciar sesión', '<hr>nginx'), { status: 200, type: html })
  return response.status === 401 ? instead(response, null, { status: 302, headers: { Location: '/login' } }) : response
}
