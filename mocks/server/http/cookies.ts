import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { Zona } from '../../store/rows.ts'
import type { Sessions } from '../../sessions.ts'

export interface CookiePolicy {
  /** Allows apps of another site, not only of another port or subdomain: their browsers need `SameSite=None; Secure`. */
  readonly crossSite: boolean
}

/** In seconds. */
const lifetime = 8 * 60 * 60

/** One cookie per kind of session: leaving the zone keeps the panel's. */
const nameOf = (zona: Zona) => `vidriera_${zona}`

/** The database holds only hashes, so reading it yields no valid cookie. */
const keyOf = (zona: Zona, value: string) => `${zona} ${createHash('sha256').update(value).digest('base64url')}`

/** Sessions of many browsers, by a cookie that scripts cannot read. Its value is random, and new at every login. */
export const cookieSessions = (request: Request, { crossSite }: CookiePolicy): Sessions => {
  const sent = parse(request.headers.get('Cookie') ?? '')
  const lines: string[] = []
  // A proxy tells by a header that the client uses HTTPS.
  const isSecure =
    crossSite || new URL(request.url).protocol === 'https:' || request.headers.get('X-Forwarded-Proto') === 'https'
  const tell = (zona: Zona, value: string, maxAge: number) =>
    lines.push(
      serialize(nameOf(zona), value, {
        httpOnly: true,
        path: '/',
        maxAge,
        sameSite: crossSite ? 'None' : 'Lax',
        secure: isSecure,
      }),
    )
  return {
    keyOf: (zona) => {
      const value = sent[nameOf(zona)]
      return value ? keyOf(zona, value) : undefined
    },
    begin: (zona) => {
      const value = randomBytes(24).toString('base64url')
      tell(zona, value, lifetime)
      return { zona: keyOf(zona, value), vence: Date.now() + lifetime * 1000 }
    },
    end: (zona) => {
      tell(zona, '', 0)
    },
    cookies: () => lines,
  }
}
