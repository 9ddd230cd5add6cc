import type { Endpoint } from './endpoint.ts'
import { allEndpoints } from './index.ts'

const isPathOf =
  (pathname: string) =>
  ({ path }: Endpoint): boolean => {
    const [requests, parts] = [pathname.split('/'), path.split('/')]
    return (
      parts.length === requests.length &&
      parts.every((part, at) => (part.startsWith('{') ? requests[at] !== '' : part === requests[at]))
    )
  }

export const endpointAt = (pathname: string): Endpoint | undefined => allEndpoints.find(isPathOf(pathname))
