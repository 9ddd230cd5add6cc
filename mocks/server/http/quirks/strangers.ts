/** Quirks observed on other backends: refusals with status 200, cached answers, paged lists, delayed reads. */
import { writes } from '../../../../src/contract/endpoint.ts'
import { answering, callOf, instead, type Quirk } from './quirk.ts'

const html = 'text/html'
const page = (title: string, body = '') =>
  `<!doctype html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>\n`

/** Logins and logouts work. */
const isSession = (name: string) => name.startsWith('verificarLogin') || name === 'cerrarSesion'

/** A quirk of writes: the write is not done. The answer's CORS headers and cookies are those of a read. */
const notWriting =
  (say: () => readonly [body: string, status?: number, type?: string]): Quirk =>
  async (request, next) => {
    const endpoint = callOf(request)
    if (!endpoint || !writes(endpoint) || isSession(endpoint.name) || request.method === 'OPTIONS') return next(request)
    const { headers } = request
    const [body, status = 200, type = html] = say()
    return instead(
      await next(
        new Request(new URL('/api/obtenerLogos', request.url), {
          headers: { Origin: headers.get('Origin') ?? '', Cookie: headers.get('Cookie') ?? '' },
        }),
      ),
      body,
      { status, type },
    )
  }

export const refusesError = notWriting(() => ['{"error":true,"message":"El servidor de atrás no quiso"}'])
export const refusesFields = notWriting(() => ['{"success":false,"errors":{"titulo":["Ya hay uno con ese título."]}}'])
export const refusesStatus = notWriting(() => ['{"status":"error"}'])
export const refusesFalse = notWriting(() => ['false'])
export const refusesFatal = notWriting(() => [
  '<br />\n<b>Fatal error</b>:  Uncaught PDOException: SQLSTATE[HY000] in <b>/var/www/api.php</b> on line <b>12</b><br />\n',
])
export const refusesLogin = notWriting(() => [
  page('Iniciar sesión', '<form><input name="clave" type="password"></form>'),
])
export const refusesMaintenance = notWriting(() => [page('Sitio en mantenimiento')])
export const refusesChallenge = notWriting(() => [page('Just a moment...')])
export const forgets = notWriting(() => [''])
export const firewall = notWriting(() => [page('403 Forbidden', 'Request blocked.'), 403])

const reading =
  (change: (response: Response) => void): Quirk =>
  async (request, next) => {
    const response = await next(request)
    if (request.method !== 'GET' || !response.ok) return response
    const changed = new Response(response.body, response)
    change(changed)
    return changed
  }

export const maxAge = reading(({ headers }) => headers.set('Cache-Control', 'public, max-age=600'))
/** An old date: browsers cache an old answer for a tenth of its age. */
export const lastModified = reading(({ headers }) => {
  headers.delete('Cache-Control')
  headers.set('Last-Modified', 'Mon, 05 Jan 2026 10:00:00 GMT')
})

const perPage = 10

/** Like Laravel's `paginate` behind an unknown proxy. */
export const paginate: Quirk = (request, next) =>
  answering((value) => {
    if (!Array.isArray(value) || request.method !== 'GET') return value
    const current = Number(new URL(request.url).searchParams.get('page') ?? 1)
    const last = Math.max(1, Math.ceil(value.length / perPage))
    const link = (at: number) => (at < 1 || at > last ? null : `http://backend.internal/api?page=${at}`)
    return {
      data: value.slice((current - 1) * perPage, current * perPage),
      links: { first: link(1), last: link(last), prev: link(current - 1), next: link(current + 1) },
      meta: { current_page: current, last_page: last, per_page: perPage, total: value.length },
    }
  })(request, next)

/** Names how many records there are, answers ten of these, and knows no further page. */
export const cuts: Quirk = answering((value, { does }) =>
  does === 'list' && Array.isArray(value) && value.length > perPage
    ? { data: value.slice(0, perPage), total: value.length }
    : value,
)

/** Answers the first read of each address with 429. */
export const putsOff = (): Quirk => {
  const requested = new Set<string>()
  return async (request, next) => {
    const response = await next(request)
    if (request.method !== 'GET' || !callOf(request)?.name.startsWith('obtener') || requested.has(request.url))
      return response
    requested.add(request.url)
    return instead(response, '{"message":"Too Many Attempts."}', {
      status: 429,
      headers: { 'Retry-After': '1', 'Access-Control-Expose-Headers': 'Retry-After' },
    })
  }
}
