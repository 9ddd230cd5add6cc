import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRecord } from '#contract/record.ts'

/**
 * Shows the values of an update in the cached lists, until these lists are read again. A record that may move waits for the list, since
 * only the API orders the list; a file is shown by the path that the API gives it.
 */
export const showUpdate = (client: QueryClient, { does, entity, request }: Endpoint, input: unknown): void => {
  if (does !== 'update' || !entity || !isRecord(input)) return
  const idName = Object.keys(request).find((name) => request[name]?.kind === 'id')
  const shown = (row: unknown): unknown => {
    if (idName === undefined || !isRecord(row) || row['id'] !== input[idName] || row['orden'] !== input['orden'])
      return row
    const sent = Object.entries(input).filter(
      ([name, value]) => name in request && name in row && value !== undefined && request[name]?.kind !== 'upload',
    )
    return { ...row, ...Object.fromEntries(sent) }
  }
  client.setQueriesData({ queryKey: [entity.resource] }, (data: unknown) =>
    Array.isArray(data) ? data.map(shown) : data,
  )
}
