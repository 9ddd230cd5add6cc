import type { Endpoint } from '../src/contract/endpoint.ts'

/** The first two segments tell most calls apart: matching all of them one by one costs a millisecond a call. */
export const groupOf = (pathname: string) => pathname.split('/', 3).join('/')

/** Whether a call changes anything: the deletes by GET do. */
export const writes = ({ method, done }: Endpoint): boolean => method === 'POST' || done !== undefined
