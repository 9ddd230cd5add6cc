/** Which answers a list on screen shows whole. Much else reads the same answers: the search, a badge, the next orden. */
import type { Query, QueryMeta } from '@tanstack/react-query'

/** The same read, by a list that shows all of the answer: `useQuery(forList(read(obtenerVideos, {})))`. */
export const forList = <Options extends { meta?: QueryMeta | undefined }>(options: Options) => ({
  ...options,
  meta: { ...options.meta, listed: true },
})

export const isListed = ({ observers }: Query): boolean =>
  observers.some(({ options }) => options.enabled !== false && options.meta?.['listed'] === true)
