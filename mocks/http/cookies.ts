import { randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { Zona } from '../db.ts'
import type { Sessions } from '../sessions.ts'

export interface CookiePolicy {
  /** An app of another site (not only of another port or subdomain) may use the API: its browser then asks for `SameSite=None; Secure`. */
  readonly crossSite: boolean
}

/** Seconds that a session lasts. */
const lifetime = 8 * 60 * 60

/** One cookie a session: who leaves the zone stays in the panel. */
const nameOf = (zona: Zona) => `vidriera_${zona}`

/**
 * The sessions of many browsers, each known by a cookie that no script can read. What a cookie says is random, so that nobody
 * guesses it, and new at every login, so that nobody plants it.
 */
export const cookieSessions = (request: Request, { crossSite }: CookiePolicy): Sessions => {
  const sent = parse(request.headers.get('Cookie') ?? '')
  const lines: string[] = []
  // A proxy in front that speaks HTTPS says so.
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
    keyOf: (zona) => sent[nameOf(zona)] && `${zona} ${sent[nameOf(zona)]}`,
    begin: (zona) => {
      const value = randomBytes(24).toString('base64url')
      tell(zona, value, lifetime)
      return { zona: `${zona} ${value}`, vence: Date.now() + lifetime * 1000 }
    },
    end: (zona) => {
      tell(zona, '', 0)
    },
    cookies: () => lines,
  }
}
