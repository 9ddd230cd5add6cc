import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, type Endpoint } from '../contract/endpoint.ts'
import { call, urlOf } from './client.ts'
import { keptSince } from './kept.ts'

/** In ms: how long one looks at a kept answer before the API is asked again. */
const askAgainAfter = 30_000

/** Query options of a read: `useQuery(read(obtenerSliders, {}))`. */
export const read = <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: NoInfer<Input>) => queryOptions({
  queryKey: keyOf(endpoint, input),
  queryFn: ({ signal }) => call(endpoint, input, { signal }),
  // What anybody may read may also be read ahead, before this code is here: see app/first-reads.ts.
  meta: endpoint.access === 'public' ? { url: urlOf(endpoint, input) } : {},
  refetchInterval: ({ meta }) => keptSince(meta?.['url']) === undefined ? false : askAgainAfter,
})

/** Marks everything that was read of these resources as stale; what is on screen is fetched again. */
export const refresh = (client: QueryClient, resources: readonly string[]) =>
  Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
