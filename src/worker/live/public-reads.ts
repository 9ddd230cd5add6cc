import { apiUrl } from '../../api/base.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getImage } from '../../contract/imagen.ts'
import { allEndpoints } from '../../contract/index.ts'

const api = new URL(apiUrl('/'), location.origin)

/** Of the contract's reads those that anybody may make; never a delete by GET, which is a panel's. */
export const publicReads = allEndpoints.filter(
  ({ method, access, name }) =>
    method === 'GET' && access === 'public' && (name.startsWith('obtener') || name === 'getImage'),
)

const patterns = publicReads.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

const width = /^\?ancho=\d+$/

/** The read of public content that a URL is, by the contract's access: what may be kept for offline use. Nothing else ever is. */
export const publicReadOf = ({ origin, pathname, search }: URL): Endpoint | undefined => {
  if (origin !== api.origin || !pathname.startsWith(api.pathname)) return undefined
  const path = pathname.slice(api.pathname.length - 1)
  return patterns.find(
    ({ endpoint, pattern }) => pattern.test(path) && (search === '' || (endpoint === getImage && width.test(search))),
  )?.endpoint
}

/** The address of a read, its parameter filled in. */
export const addressOf = ({ path }: Endpoint, value: string | number = ''): string =>
  new URL(apiUrl(path.replace(/\{\w+\}/, encodeURIComponent(value))), location.origin).href
