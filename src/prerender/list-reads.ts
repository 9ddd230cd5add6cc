import type { Query, QueryClient } from '@tanstack/react-query'

export const listReads = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll()
    .flatMap((query) => (typeof query.meta?.['url'] === 'string' ? [{ url: query.meta['url'], query }] : []))

/** Whether a query's data needs reading again. Data that came within the page counts as old. */
export const isOld = ({ state }: Query): boolean => state.dataUpdatedAt === 0 || state.isInvalidated
