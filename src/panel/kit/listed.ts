import type { QueryMeta } from '@tanstack/react-query'

/** Marks a query as the whole answer of a list on screen, as `read` does with 'listed'. */
export const listed = <Query extends { readonly meta?: QueryMeta | undefined }>(query: Query) => ({
  ...query,
  meta: { ...query.meta, as: 'listed' },
})
