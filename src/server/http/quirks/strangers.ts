/** Quirks observed on other backends: no extensions, refusals with status 200, cached answers, paged lists, delayed reads. */
import { changeHeader } from '#contract/change-header.ts'
import { uploadHeaders } from '#contract/upload-headers.ts'
import { writes } from '#contract/endpoint.ts'
import { isRecord } from '#contract/record.ts'
import { answering, getEndpoint, html, instead, page, valued, withHeaders, type Next, type Quirk } from './quirk.ts'

const withoutFields = valued((value, { fields }) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields?.[name]?.extension)) : value,
)

/** Additions to the specification are unknown: calls, query parameters, versions, X-Cambio. */
const noExtensions: Quirk = async (request, next) => {
  const url = new URL(request.url)
  const isBeyond = getEndpoint(request)?.extension === true
  url.search = ''
  if (isBeyond) url.pathname = '/api/desconocida'
  const sent = isBeyond ? new Request(url, { headers: request.headers }) : new Request(url, request)
  return withHeaders(await withoutFields(sent, next), (headers) => {
    for (const name of [changeHeader, ...uploadHeaders]) headers.delete(name)
  })
}

/** Logins and logouts work. */
const isSession = (name: string) => name.startsWith('verificarLogin') || name === 'cerrarSesion'

/** A quirk of writes: the write is not done. The answer's CORS headers and cookies are those of a read. */
const notWriting =
  (body: string, status = 200): Quirk =>
  async (request, next) => {
    const endpoint = getEndpoint(request)
    if (!endpoint || !writes(endpoint) || isSession(endpoint.name) || request.method === 'OPTIONS') return next(request)
    const headers = {
      Origin: request.headers.get('Origin') ?? '',
      Cookie: request.headers.get('Cookie') ?? '',
    }
    const read = await next(new Request(new URL('/api/obtenerLogos', request.url), { headers }))
    return instead(read, body, { status, type: html })
  }

const reading =
  (change: (headers: Headers) => void): Quirk =>
  async (request, next) => {
    const response = await next(request)
    return request.method === 'GET' && response.ok ? withHeaders(response, change) : response
  }

const perPage = 10

/** Lists come in pages of ten, as Laravel's `paginate` has them behind an unknown proxy. */
const paginate: Quirk = (request, next) =>
  answering((value) => {
    if (!Array.isArray(value) || request.method !== 'GET') return value
    const current = Number(new URL(request.url).searchParams.get('page') ?? 1)
    const last = Math.max(1, Math.ceil(value.length / perPage))
    const link = (pageNumber: number) =>
      pageNumber < 1 || pageNumber > last ? null : `http://backend.internal/api?page=${pageNumber}`
    return {
      data: value.slice((current - 1) * perPage, current * perPage),
      links: { first: link(1), last: link(last), prev: link(current - 1), next: link(current + 1) },
      meta: { current_page: current, last_page: last, per_page: perPage, total: value.length },
    }
  })(request, next)

/** The addresses that each backend has answered a read of. */
const answeredUrlsOf = new WeakMap<Next, Set<string>>()

/** Every read is a 429 with Retry-After: 1 the first time. */
const putsOff: Quirk = async (request, next) => {
  const response = await next(request)
  const answeredUrls = answeredUrlsOf.get(next) ?? new Set()
  answeredUrlsOf.set(next, answeredUrls)
  if (request.method !== 'GET' || !getEndpoint(request)?.name.startsWith('obtener') || answeredUrls.has(request.url))
    return response
  answeredUrls.add(request.url)
  return instead(response, '{"message":"Too Many Attempts."}', {
    status: 429,
    headers: { 'Retry-After': '1', 'Access-Control-Expose-Headers': 'Retry-After' },
  })
}

/** Saves that are not done are answered with 200, except the firewall's. */
export const strangers = {
  'no-extensions': noExtensions,
  'refuses-error': notWriting('{"error":true,"message":"El servidor de atrás no quiso"}'),
  'refuses-fields': notWriting('{"success":false,"errors":{"titulo":["Ya hay uno con ese título."]}}'),
  'refuses-status': notWriting('{"status":"error"}'),
  'refuses-false': notWriting('false'),
  'refuses-fatal': notWriting(
    '<br />\n<b>Fatal error</b>:  Uncaught PDOException: SQLSTATE[HY000] in <b>/var/www/api.php</b> on line <b>12</b><br />\n',
  ),
  'refuses-login': notWriting(page('Iniciar sesión', '<form><input name="clave" type="password"></form>')),
  'refuses-maintenance': notWriting(page('Sitio en mantenimiento')),
  'refuses-challenge': notWriting(page('Just a moment...')),
  forgets: notWriting(''),
  firewall: notWriting(page('403 Forbidden', 'Request blocked.'), 403),
  'max-age': reading((headers) => headers.set('Cache-Control', 'public, max-age=600')),
  /** An old date: browsers cache an old answer for a tenth of its age. */
  'last-modified': reading((headers) => {
    headers.delete('Cache-Control')
    headers.set('Last-Modified', 'Mon, 05 Jan 2026 10:00:00 GMT')
  }),
  paginate,
  /** A long list is cut to ten records and the number of all, without a further page. */
  cuts: answering((value, { does }) =>
    does === 'list' && Array.isArray(value) && value.length > perPage
      ? { data: value.slice(0, perPage), total: value.length }
      : value,
  ),
  'puts-off': putsOff,
} satisfies Record<string, Quirk>
