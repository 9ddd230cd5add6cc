import { cors } from 'hono/cors'
import { appHeader } from '#contract/app-header.ts'
import { writesByGet } from '#contract/writes-by-get.ts'
import { changeHeader } from '#contract/change-header.ts'
import { uploadHeaders } from '#contract/upload-headers.ts'
import { passwordHeader } from '#contract/password-header.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
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

/**
 * Whether a page of a foreign origin caused the request. Over plain HTTP browsers send neither header with a GET: the app's
 * own tells its deletes then. Clients other than browsers send no cookies unasked.
 */
const comesFromElsewhere = ({ headers, url, method }: Request, origins: readonly string[]): boolean => {
  const isForeign = (address: string) =>
    !hasHost(address, new URL(url)) && !origins.includes(URL.parse(address)?.origin ?? '')
  const origin = headers.get('Origin')
  if (origin !== null) return isForeign(origin)
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  if (method !== 'POST') return !headers.has(appHeader)
  const referer = headers.get('Referer') ?? ''
  return referer !== '' && isForeign(referer)
}

/** No form of another site can send this type. */
const isJson = (type: string) => type.split(';')[0]?.trim().toLowerCase() === 'application/json'

/**
 * Keeps other sites from writing with a user's cookies. `SameSite=Lax` stops most of it; `Origin`, which no page can forge, stops the rest
 * (pages of the same site, or `SameSite=None`). `origins`: those that may write besides the request's own.
 */
export const refuseForgery = (request: Request, origins: readonly string[]): void => {
  const endpoint = findEndpoint(new URL(request.url).pathname)
  const isPost = request.method === 'POST'
  // A letter's link is opened from anywhere: reading the page of a call that is posted writes nothing.
  if (!isPost && !(endpoint && writesByGet(endpoint))) return
  if (comesFromElsewhere(request, origins))
    throw isPost
      ? new Refusal(403, 'Este sitio no puede usar la API: su origen no está permitido.')
      : new Refusal(403, `Esta acción se hace desde el panel, que manda la cabecera ${appHeader}.`)
  if (isPost && endpoint?.encoding === 'json' && !isJson(request.headers.get('Content-Type') ?? ''))
    throw new Refusal(415, 'Mandalo con Content-Type: application/json.')
}
