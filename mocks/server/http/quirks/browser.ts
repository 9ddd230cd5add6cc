/** Quirks that only browsers meet: cookies, CSRF, CORS; and delays. */
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parse, serialize } from 'hono/utils/cookie'
import { instead, type Quirk } from './quirk.ts'

const cookie = 'XSRF-TOKEN'

/** The page's script reads the cookie and sends it back as a header, which only a page of this site can do. */
export const csrf: Quirk = async (request, next) => {
  const token = parse(request.headers.get('Cookie') ?? '')[cookie]
  const isForged = request.method === 'POST' && (token === undefined || request.headers.get('X-XSRF-TOKEN') !== token)
  const response = isForged
    ? instead(
        await next(new Request(new URL('/', request.url), { headers: request.headers })),
        JSON.stringify({ message: 'CSRF token mismatch.' }),
        { status: 419, type: 'application/json' },
      )
    : await next(request)
  // Base64 as frameworks write it: percent-encoded in the cookie, plain in the header.
  if (token === undefined)
    response.headers.append(
      'Set-Cookie',
      serialize(cookie, `${randomBytes(30).toString('base64')}==`, { path: '/', sameSite: 'Lax' }),
    )
  return response
}

const withHeaders =
  (change: (headers: Headers) => void): Quirk =>
  async (request, next) => {
    const response = await next(request)
    const changed = new Response(response.body, response)
    change(changed.headers)
    return changed
  }

export const corsStar = withHeaders((headers) => {
  headers.set('Access-Control-Allow-Origin', '*')
  headers.delete('Access-Control-Allow-Credentials')
})

const ours = 'X-Metadato-Id'

/** The backend does not know the header: it neither allows it across origins nor reads it. */
export const noMetadatoHeader: Quirk = async (request, next) => {
  const url = new URL(request.url)
  url.search = ''
  const incoming = new Request(url, request)
  incoming.headers.delete(ours)
  const response = await next(incoming)
  const allowed = response.headers
    .get('Access-Control-Allow-Headers')
    ?.split(',')
    .filter((name) => name !== ours)
  if (!allowed) return response
  return withHeaders((headers) => headers.set('Access-Control-Allow-Headers', allowed.join(',')))(request, () =>
    Promise.resolve(response),
  )
}

export const lax: Quirk = async (request, next) => {
  const response = await next(request)
  const cookies = response.headers.getSetCookie()
  return cookies.length === 0
    ? response
    : withHeaders((headers) => {
        headers.delete('Set-Cookie')
        for (const line of cookies)
          headers.append('Set-Cookie', line.replace('; Secure', '').replace('SameSite=None', 'SameSite=Lax'))
      })(request, () => Promise.resolve(response))
}

export const slow: Quirk = async (request, next) => {
  if (request.method === 'GET') await setTimeout(8_000, undefined, { ref: false })
  return next(request)
}
