import { cors } from 'hono/cors'
import { changeHeader } from '#contract/change-header.ts'
import { uploadHeaders } from '#contract/upload-headers.ts'
import { passwordHeader } from '#contract/password-header.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { writes } from '#contract/endpoint.ts'
import { isToBeShown } from '#mocks/backend.ts'
import { Refusal } from '#mocks/refusal.ts'

/** Lets apps of these origins use the API from a browser, besides its own origin. */
export const createCors = (origins: readonly string[]) =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Accept', 'Content-Type', 'Range', 'X-Metadato-Id', 'X-XSRF-TOKEN'],
    // The headers that scripts of another origin may read: a file's name and range, the write's number, what became of an upload, and the page for a new password.
    exposeHeaders: [
      'Content-Disposition',
      'Content-Length',
      'Content-Range',
      changeHeader,
      ...uploadHeaders,
      passwordHeader,
    ],
    maxAge: 600,
  })

/** Whether a host is that of an address. The port that the address's scheme implies may be written or not. */
export const hasHost = (address: string, { host }: URL): boolean => {
  const url = URL.parse(address)
  return url !== null && URL.parse(`${url.protocol}//${host}`)?.host === url.host
}

/** Whether a page of a foreign origin caused the request. Clients other than browsers send no such header and no cookies. */
const comesFromElsewhere = (request: Request, origins: readonly string[]): boolean => {
  const { headers, url, method } = request
  const isForeign = (address: string) =>
    !hasHost(address, new URL(url)) && !origins.includes(URL.parse(address)?.origin ?? '')
  const origin = headers.get('Origin')
  if (origin !== null) return isForeign(origin)
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return ['cross-site', 'same-site'].includes(site)
  // Browsers send neither over plain HTTP. A delete by GET that is followed as a link is refused as such, wherever the link stands.
  const isLink = method === 'GET' && isToBeShown(request)
  const referer = headers.get('Referer') ?? ''
  return referer !== '' && !isLink && isForeign(referer)
}

/**
 * Keeps other sites from writing with a user's cookies. `SameSite=Lax` stops most of it; `Origin`, which no page can forge, stops the rest
 * (pages of the same site, or `SameSite=None`).
 */
export const refuseForgery = (request: Request, origins: readonly string[]): void => {
  const endpoint = findEndpoint(new URL(request.url).pathname)
  // A letter's link is opened from anywhere: reading the page of a call that is posted writes nothing.
  const isWrite = request.method === 'POST' || (endpoint?.method === 'GET' && writes(endpoint))
  if (isWrite && comesFromElsewhere(request, origins)) {
    throw new Refusal(403, 'Este sitio no puede usar la API: su origen no está permitido.')
  }
}
