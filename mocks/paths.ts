import type { Endpoint } from '../src/contract/endpoint.ts'
import { allEndpoints } from '../src/contract/index.ts'

/** The first two segments tell most calls apart: matching all of them one by one costs a millisecond a call. */
export const groupOf = (pathname: string) => pathname.split('/', 3).join('/')

const isPathOf = (pathname: string) => ({ path }: Endpoint): boolean => {
  const [asked, parts] = [pathname.split('/'), path.split('/')]
  return parts.length === asked.length && parts.every((part, at) => part.startsWith('{') ? asked[at] !== '' : part === asked[at])
}

/** The call that lives at a path. */
export const endpointAt = (pathname: string): Endpoint | undefined => allEndpoints.find(isPathOf(pathname))

/** Whether a call changes anything: the deletes by GET do. */
export const writes = ({ method, done }: Endpoint): boolean => method === 'POST' || done !== undefined
