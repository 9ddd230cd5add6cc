import { cors } from 'hono/cors'
import { changeHeader } from '../../../src/contract/change-header.ts'
import { passwordHeader } from '../../../src/contract/password-header.ts'
import { endpointAt } from '../../../src/contract/endpoint-at.ts'
import { writes } from '../../../src/contract/endpoint.ts'
import { Refusal } from '../../refusal.ts'

/** Lets apps of these origins use the API from a browser, besides its own origin. */
export const corsOf = (origins: readonly string[]) =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Accept', 'Content-Type', 'Range', 'X-Metadato-Id', 'X-XSRF-TOKEN'],
    // The headers that scripts of another origin may read: a file's name and range, the write's number, and the page for a new password.
    exposeHeaders: ['Content-Disposition', 'Content-Length', 'Content-Range', changeHeader, passwordHeader],
    maxAge: 600,
  })

const isOwn = (origin: string, url: URL) => URL.parse(origin)?.host === url.host

/** Whether a page of a foreign origin caused the request. Clients other than browsers send no such header and no cookies. */
const comesFromElsewhere = ({ headers, url }: Request, origins: readonly string[]): boolean => {
  const origin = headers.get('Origin')
  if (origin !== null) return !isOwn(origin, new URL(url)) && !origins.includes(origin)
  return ['cross-site', 'same-site'].includes(headers.get('Sec-Fetch-Site') ?? '')
}

/**
 * Keeps other sites from writing with a user's cookies. `SameSite=Lax` stops most of it; `Origin`, which no page can forge, stops the rest
 * (pages of the same site, or `SameSite=None`).
 */
export const refuseForgery = (request: Request, origins: readonly string[]): void => {
  const endpoint = endpointAt(new URL(request.url).pathname)
  // A letter's link is opened from anywhere: reading the page of a call that is posted writes nothing.
  const isWrite = request.method === 'POST' || (endpoint?.method === 'GET' && writes(endpoint))
  if (isWrite && comesFromElsewhere(request, origins)) {
    throw new Refusal(403, 'Este sitio no puede usar la API: su origen no está permitido.')
  }
}
