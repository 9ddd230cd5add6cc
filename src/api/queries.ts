import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, type Endpoint } from '../contract/endpoint.ts'
import { isRecord } from '../contract/record.ts'
import { answerAhead } from './ahead.ts'
import { call, urlOf } from './client.ts'
import { cachedSince } from './cached.ts'

/** In ms: how often a query on screen asks again while its answer is a cached one. */
const askAgainAfter = 30_000

/**
 * Query options of a read: `useQuery(read(obtenerSliders, {}))`. `as`: a list on screen shows the whole answer; the search, a badge and
 * much else read the same answers.
 */
export const read = <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: NoInfer<Input>, as?: 'listed') => {
  const url = urlOf(endpoint, input)
  const many = endpoint.of?.words[1]
  return queryOptions({
    queryKey: keyOf(endpoint, input),
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
  client.getQueryData<Answer>(keyOf(endpoint, input)) ?? answerAhead(endpoint, urlOf(endpoint, input))

/** Marks every answer about these resources as stale and fetches the visible ones again. */
export const refresh = (client: QueryClient, resources: readonly string[]) =>
  Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] })))

/**
 * Shows what an update has sent in the lists that are cached, until they are read again. A record whose place may change waits for the
 * list, since only the API orders it; a file is shown by the path that the API gives it.
 */
export const showUpdate = (client: QueryClient, { does, of, request }: Endpoint, input: unknown): void => {
  if (does !== 'update' || !of || !isRecord(input)) return
  const idName = Object.keys(request).find((name) => request[name]?.kind === 'id')
  const shown = (row: unknown): unknown => {
    if (idName === undefined || !isRecord(row) || row['id'] !== input[idName] || row['orden'] !== input['orden'])
      return row
    const sent = Object.entries(input).filter(
      ([name, value]) => name in request && name in row && value !== undefined && request[name]?.kind !== 'upload',
    )
    return { ...row, ...Object.fromEntries(sent) }
  }
  client.setQueriesData({ queryKey: [of.resource] }, (data: unknown) => (Array.isArray(data) ? data.map(shown) : data))
}

/** Lists that a write changes beside its own: the history names the write, the trash keeps what the write deletes. */
const besideEveryWrite = ['historial', 'papelera']

/** Refreshes what a write of this page has changed. A live API sends no message about a write. */
export const refreshAfterWrite = (client: QueryClient, changes: readonly string[]) =>
  refresh(client, [...changes, ...besideEveryWrite])
