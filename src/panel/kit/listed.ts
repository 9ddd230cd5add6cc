import type { QueryMeta } from '@tanstack/react-query'

/** Says of a query that a list on screen shows the whole answer, as `read` does with 'listed'. */
export const listed = <Query extends { readonly meta?: QueryMeta | undefined }>(query: Query) => ({
  ...query,
  meta: { ...query.meta, as: 'listed' },
})
