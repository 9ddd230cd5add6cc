import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Retry } from '../ui/Retry.tsx'
import { Loading } from '../ui/Skeleton.tsx'

export type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'> & { refetch: () => Promise<unknown> }
  /** In the shape of what comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** One section's data: its skeleton, itself, or a quiet retry; the other sections go on without it. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError && !query.isFetching) return <Retry onRetry={() => void query.refetch()} />
  return <Loading>{skeleton}</Loading>
}
