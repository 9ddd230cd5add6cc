import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '../Loaded.tsx'

interface LoadedListProps<Item> {
  query: UseQueryResult<readonly Item[]>
  /** Has the shape of the content. */
  skeleton: ReactNode
  empty: string
  children: (items: readonly Item[]) => ReactNode
}

/** A page's list: a skeleton, then the records, a message when there are none, or a quiet retry. */
export const LoadedList = <Item,>({ query, skeleton, empty, children }: LoadedListProps<Item>) => (
  <Loaded query={query} skeleton={skeleton}>
    {(items) => (items.length === 0 ? <Empty>{empty}</Empty> : children(items))}
  </Loaded>
)
