import type { Endpoint } from './endpoint.ts'
import { allEndpoints } from './index.ts'

const hasPath =
  (pathname: string) =>
  ({ path }: Endpoint): boolean => {
    const [segments, parts] = [pathname.split('/'), path.split('/')]
    return (
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
    )
  }

export const findEndpoint = (pathname: string): Endpoint | undefined => allEndpoints.find(hasPath(pathname))
