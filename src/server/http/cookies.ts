import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { hasHost } from './origin.ts'
import type { Zona } from '#mocks/store/rows.ts'
import type { Sessions } from '#mocks/sessions.ts'

export interface CookiePolicy {
  /** Allows apps of another site, not only of another port or subdomain: their browsers need `SameSite=None; Secure`. */
  readonly crossSite: boolean
  /** Where the site is, if that is known. */
  readonly site?: string | undefined
}

/** In seconds. */
const lifetime = 8 * 60 * 60

/** One cookie per kind of session: leaving the zone keeps the panel's. */
const getCookieName = (zona: Zona) => `vidriera_${zona}`

/** The database holds only hashes, so reading it yields no valid cookie. */
const getSessionKey = (zona: Zona, value: string) => `${zona} ${createHash('sha256').update(value).digest('base64url')}`

/** Sessions of many browsers, by a cookie that scripts cannot read. Its value is random, and new at every login. */
export const cookieSessions = (request: Request, { crossSite, site = '' }: CookiePolicy): Sessions => {
  const sent = parse(request.headers.get('Cookie') ?? '')
  const lines: string[] = []
  const url = new URL(request.url)
  // A proxy states in a header that the client uses HTTPS; the next one adds to it.
  const [protocol = ''] = (request.headers.get('X-Forwarded-Proto') ?? '').split(',')
  const isSecure =
    crossSite ||
    url.protocol === 'https:' ||
    protocol.trim().toLowerCase() === 'https' ||
    (site.startsWith('https:') && hasHost(site, url))
  const setCookie = (zona: Zona, value: string, maxAge: number) =>
    lines.push(
      serialize(getCookieName(zona), value, {
        httpOnly: true,
        path: '/',
        maxAge,
        sameSite: crossSite ? 'None' : 'Lax',
        secure: isSecure,
      }),
    )
  return {
    getKey: (zona) => {
      const value = sent[getCookieName(zona)]
      return value ? getSessionKey(zona, value) : undefined
    },
    begin: (zona) => {
      const value = randomBytes(24).toString('base64url')
      setCookie(zona, value, lifetime)
      return { zona: getSessionKey(zona, value), vence: Date.now() + lifetime * 1000 }
    },
    end: (zona) => {
      setCookie(zona, '', 0)
    },
    cookies: () => lines,
  }
}
