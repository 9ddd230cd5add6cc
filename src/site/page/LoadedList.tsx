import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Empty } from '../../ui/Empty.tsx'
import { Loaded } from '../Loaded.tsx'

interface LoadedListProps<Item> {
  query: UseQueryResult<readonly Item[]>
  /** In the shape of what comes. */
  skeleton: ReactNode
  /** What is said kindly of a list without records. */
  empty: string
  children: (items: readonly Item[]) => ReactNode
}

/** A page's list: its skeleton, its records, a kind word when there is none, or a quiet retry. */
export const LoadedList = <Item,>({ query, skeleton, empty, children }: LoadedListProps<Item>) => (
  <Loaded query={query} skeleton={skeleton}>
    {(items) => (items.length === 0 ? <Empty>{empty}</Empty> : children(items))}
  </Loaded>
)
