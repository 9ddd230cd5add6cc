import { appHeader } from './app-header.ts'
import { writes, type Endpoint } from './endpoint.ts'

/** Whether a call changes something by GET, as the specification has it of three deletes. */
export const writesByGet = (endpoint: Pick<Endpoint, 'method' | 'done'>): boolean =>
  endpoint.method === 'GET' && writes(endpoint)

/** The headers that a program's call needs beyond its body's. */
export const appHeaders = (endpoint: Endpoint): Readonly<Record<string, string>> =>
  writesByGet(endpoint) ? { [appHeader]: '1' } : {}
