import { apiUrl } from '#api/base.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'

const api = new URL(apiUrl('/'), location.origin)

/** The contract's reads with public access. Deletes by GET belong to the panel and are none of them. */
export const publicReads = allEndpoints.filter(
  ({ method, access, name }) =>
    method === 'GET' && access === 'public' && (name.startsWith('obtener') || name === 'getImage'),
)

const patterns = publicReads.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Whether the call knows every parameter of a read. */
const isRecognised = ({ query }: Endpoint, params: URLSearchParams) => [...params.keys()].every((name) => name in query)

/** The public read that a URL makes, by the contract's access. Only answers of public reads are cached for offline use. */
export const findPublicRead = ({ origin, pathname, searchParams }: URL): Endpoint | undefined => {
  if (origin !== api.origin || !pathname.startsWith(api.pathname)) return undefined
  const path = pathname.slice(api.pathname.length - 1)
  return patterns.find(({ endpoint, pattern }) => pattern.test(path) && isRecognised(endpoint, searchParams))?.endpoint
}

export const toEndpointUrl = ({ path }: Endpoint, value: string | number = ''): string =>
  new URL(apiUrl(path.replace(/\{\w+\}/, encodeURIComponent(value))), location.origin).href
