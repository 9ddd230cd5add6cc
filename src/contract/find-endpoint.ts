import type { Endpoint } from './endpoint.ts'
import { allEndpoints } from './index.ts'

const paths = allEndpoints.map((endpoint) => ({ endpoint, parts: endpoint.path.split('/') }))

export const findEndpoint = (pathname: string): Endpoint | undefined => {
  const segments = pathname.split('/')
  const hasPath = (parts: readonly string[]) =>
    parts.length === segments.length &&
    parts.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
  return paths.find(({ parts }) => hasPath(parts))?.endpoint
}
