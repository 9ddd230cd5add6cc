import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, type Endpoint } from '../contract/endpoint.ts'
import { knownAhead } from './ahead.ts'
import { call, urlOf } from './client.ts'
import { keptSince } from './kept.ts'

/** In ms: how long one looks at a kept answer before the API is asked again. */
const askAgainAfter = 30_000

/** Query options of a read: `useQuery(read(obtenerSliders, {}))`. */
export const read = <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: NoInfer<Input>) => {
  const url = urlOf(endpoint, input)
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    initialData: () => knownAhead(endpoint, url),
    // It counts as old: it is read again once somebody answers.
    initialDataUpdatedAt: 0,
    // What anybody may read may be in a page that is there before its code.
    meta: endpoint.access === 'public' ? { url } : {},
    refetchInterval: ({ meta }) => (keptSince(meta?.['url']) === undefined ? false : askAgainAfter),
  })
}

/** What is known of a read that nobody on this page may have made. */
export const known = <Input, Answer>(
  client: QueryClient,
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
): Answer | undefined =>
  client.getQueryData<Answer>(keyOf(endpoint, input)) ?? knownAhead(endpoint, urlOf(endpoint, input))

/** Marks everything that was read of these resources as stale; what is on screen is fetched again. */
export const refresh = (client: QueryClient, resources: readonly string[]) =>
  Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
