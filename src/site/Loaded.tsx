import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Retry } from '#ui/Retry.tsx'
import { Loading } from '#ui/Skeleton.tsx'

export type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'> & { refetch: () => Promise<unknown> }
  /** Has the shape of the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The data of one section: a skeleton, then the content, or a quiet retry. Other sections do not depend on it. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError && !query.isFetching) return <Retry onRetry={() => void query.refetch()} />
  return <Loading>{skeleton}</Loading>
}
