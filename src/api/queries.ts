import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getQueryKey, type Endpoint } from '#contract/endpoint.ts'
import { answerAhead } from './ahead.ts'
import { call, buildUrl } from './client.ts'
import { cachedSince } from './cached.ts'

/** In ms: how often a query on screen asks again while its answer is a cached one. */
const askAgainAfter = 30_000

/**
 * Query options of a read: `useQuery(read(obtenerSliders, {}))`. `as`: a list on screen shows the whole answer; the search, a badge and
 * much else read the same answers.
 */
export const read = <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: NoInfer<Input>, as?: 'listed') => {
  const url = buildUrl(endpoint, input)
  const many = endpoint.entity?.words[1]
  return queryOptions({
    queryKey: getQueryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    initialData: () => answerAhead(endpoint, url),
    // The answer counts as old and is read again.
    initialDataUpdatedAt: 0,
    // Public answers may arrive within the page, before its code.
    meta: endpoint.access === 'public' ? { url, as, many } : { as, many },
    refetchInterval: ({ meta }) => (cachedSince(meta?.['url']) === undefined ? false : askAgainAfter),
  })
}

/** The cached answer of a read, without asking for it. */
export const cachedAnswer = <Input, Answer>(
  client: QueryClient,
  endpoint: Endpoint<Input, Answer>,
  input: NoInfer<Input>,
): Answer | undefined =>
  client.getQueryData<Answer>(getQueryKey(endpoint, input)) ?? answerAhead(endpoint, buildUrl(endpoint, input))

/** Marks every answer about these resources as stale and fetches the visible ones again. */
export const refresh = (client: QueryClient, resources: readonly string[]) =>
  Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] })))

/** Lists that every write changes beside its own: the history names the write, the trash keeps the deleted records. */
const besideEveryWrite = ['historial', 'papelera']

/** Refreshes the lists that a write of this page has changed. A live API sends no message about a write. */
export const refreshAfterWrite = (client: QueryClient, changes: readonly string[]) =>
  refresh(client, [...changes, ...besideEveryWrite])
