import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { cachedAnswer, read } from '#api/queries.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** One record in detail. When its list is in the cache, the record shows at once and is fetched again in the background. */
export const useRecord = <Item extends { id: number }>(
  detailEndpoint: Endpoint<{ id: number }, Item>,
  listEndpoint: Endpoint<Record<never, never>, Item[]>,
  id: number,
) => {
  const client = useQueryClient()
  const { data, error, isError, isFetching, refetch } = useQuery(read(detailEndpoint, { id }))
  const unknown = error instanceof ApiError && error.status === 404
  const listed = () => cachedAnswer(client, listEndpoint, {})?.find((item) => item.id === id)
  return { data: unknown ? undefined : (data ?? listed()), unknown, isError, isFetching, refetch }
}
