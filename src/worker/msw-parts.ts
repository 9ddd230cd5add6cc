/**
 * Stands in, in a build, for the packages that msw carries. Each does as much as the handlers of this worker ask for; msw has 12 kB more with
 * the packages themselves.
 */

/** The version that these parts were read for; msw-parts.test.ts compares another one's. */
export const mswVersion = '3.0.5'
/** The packages that these parts stand for. The build puts this file in their place (build/settings.ts). */
export const replacedPackages = [
  'tough-cookie',
  'cookie',
  '@msw/url',
  '@mswjs/interceptors',
  'outvariant',
  'is-node-process',
] as const

/** As in Node, msw keeps no cookies: `Set-Cookie` is dropped from a worker's answers, and the backend keeps the sessions itself. */
export const isNodeProcess = () => true

export const Cookie = {}
export const MemoryCookieStore = Object
export const CookieJar = Object
export const parseCookie = () => ({})

/** A segment that begins with ':' stands for any. */
export const matchPattern = (pattern: string, url: string) => {
  const [parts, segments] = [pattern.split('/'), url.split('/')]
  const fits = (part: string, index: number) => part.startsWith(':') || part === segments[index]
  return { matches: parts.length === segments.length && parts.every(fits), params: {} }
}

export const getCleanUrl = ({ origin, pathname }: URL) => origin + pathname
export const createRequestId = () => crypto.randomUUID()

export const format = (message: string) => message
export const invariant = () => undefined

/** For answers that are observed until they are read, which none is. */
export const FetchResponse = Response
