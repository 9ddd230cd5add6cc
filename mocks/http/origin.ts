import { cors } from 'hono/cors'
import { changeHeader } from '../../src/contract/change-header.ts'
import { endpointAt } from '../../src/contract/endpoint-at.ts'
import { writes } from '../paths.ts'
import { Refusal } from '../refusal.ts'

/** Apps of these origins may use the API from a browser; of its own origin any may. */
export const corsOf = (origins: readonly string[]) =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Accept', 'Content-Type', 'Range', 'X-Metadato-Id', 'X-XSRF-TOKEN'],
    // A script of another origin sees no other headers than these: the name to save a file under, which part of it came, and the write that was made.
    exposeHeaders: ['Content-Disposition', 'Content-Length', 'Content-Range', changeHeader],
    maxAge: 600,
  })

const isOwn = (origin: string, url: URL) => URL.parse(origin)?.host === url.host

/** Which page made the browser ask: another one than those that may? Whoever is no browser says nothing of the kind, and carries no cookies. */
const comesFromElsewhere = ({ headers, url }: Request, origins: readonly string[]): boolean => {
  const origin = headers.get('Origin')
  if (origin !== null) return !isOwn(origin, new URL(url)) && !origins.includes(origin)
  return ['cross-site', 'same-site'].includes(headers.get('Sec-Fetch-Site') ?? '')
}

/**
 * Another site must not write with the cookies of somebody who is logged in here. `SameSite=Lax` keeps most of it away; what it
 * lets through (a page of the same site, or `SameSite=None`) is told by `Origin`, which no page can forge.
 */
export const refuseForgery = (request: Request, origins: readonly string[]): void => {
  const endpoint = endpointAt(new URL(request.url).pathname)
  if (endpoint && writes(endpoint) && comesFromElsewhere(request, origins)) {
    throw new Refusal(403, 'Este sitio no puede usar la API: su origen no está permitido.')
  }
}
