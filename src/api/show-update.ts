import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { isRecord } from '../contract/record.ts'

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
