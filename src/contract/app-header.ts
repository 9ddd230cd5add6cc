import { writes, type Endpoint } from './endpoint.ts'

/**
 * The header of the app's own deletes by GET. No page of another origin can send it unasked, so it stands for
 * `Sec-Fetch-Site` and `Origin`, which browsers leave out of a GET over plain HTTP. An API of another origin gets no such
 * header: its CORS may not allow it.
 */
export const appHeader = 'X-Vidriera'

/** Whether a call changes something by GET, as the specification has it of three deletes. */
export const writesByGet = (endpoint: Pick<Endpoint, 'method' | 'done'>): boolean =>
  endpoint.method === 'GET' && writes(endpoint)

/** The headers that a call needs beyond its body's. */
export const appHeaders = (endpoint: Endpoint): Readonly<Record<string, string>> =>
  writesByGet(endpoint) ? { [appHeader]: '1' } : {}
