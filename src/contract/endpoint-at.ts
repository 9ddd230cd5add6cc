import type { Endpoint } from './endpoint.ts'
import { allEndpoints } from './index.ts'

const isPathOf =
  (pathname: string) =>
  ({ path }: Endpoint): boolean => {
    const [asked, parts] = [pathname.split('/'), path.split('/')]
    return (
      parts.length === asked.length &&
      parts.every((part, at) => (part.startsWith('{') ? asked[at] !== '' : part === asked[at]))
    )
  }

export const endpointAt = (pathname: string): Endpoint | undefined => allEndpoints.find(isPathOf(pathname))
