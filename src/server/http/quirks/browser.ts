/** Quirks that only browsers meet: cookies, CSRF, CORS; and delays. */
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parse, serialize } from 'hono/utils/cookie'
import { instead, withHeaders, type Quirk } from './quirk.ts'

const cookie = 'XSRF-TOKEN'

/** The page's script reads the cookie and sends it back as a header, which only a page of this site can do. */
const csrf: Quirk = async (request, next) => {
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
  const made = () => serialize(cookie, `${randomBytes(30).toString('base64')}==`, { path: '/', sameSite: 'Lax' })
  if (token === undefined) response.headers.append('Set-Cookie', made())
  return response
}

const ours = 'X-Metadato-Id'

/** The backend knows neither the header nor query parameters: no answer allows the header across origins. */
const noMetadatoHeader: Quirk = async (request, next) => {
  const url = new URL(request.url)
  url.search = ''
  const incoming = new Request(url, request)
  incoming.headers.delete(ours)
  return withHeaders(await next(incoming), (headers) => {
    const allowed = headers.get('Access-Control-Allow-Headers')?.split(',')
    if (allowed) headers.set('Access-Control-Allow-Headers', allowed.filter((name) => name !== ours).join(','))
  })
}

/** Cookies are SameSite=Lax, also for an app of another site. */
const lax: Quirk = async (request, next) => {
  const response = await next(request)
  const cookies = response.headers.getSetCookie()
  return withHeaders(response, (headers) => {
    headers.delete('Set-Cookie')
    for (const line of cookies)
      headers.append('Set-Cookie', line.replace('; Secure', '').replace('SameSite=None', 'SameSite=Lax'))
  })
}

export const browser = {
  csrf,
  /** No credentials are possible. */
  'cors-star': async (request, next) =>
    withHeaders(await next(request), (headers) => {
      headers.set('Access-Control-Allow-Origin', '*')
      headers.delete('Access-Control-Allow-Credentials')
    }),
  'no-metadato-header': noMetadatoHeader,
  lax,
} satisfies Record<string, Quirk>

/** Every read takes 8 s. */
export const slow: Quirk = async (request, next) => {
  if (request.method === 'GET') await setTimeout(8_000, undefined, { ref: false })
  return next(request)
}
