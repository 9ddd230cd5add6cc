import type { Query, QueryClient } from '@tanstack/react-query'

const findListObserver = ({ observers }: Query) => observers.find(({ options }) => options.meta?.['as'] === 'listed')

/** A list on screen that lacks pages of its answer. The key of a query names its resource first, its call second. */
export const cutOnScreen = (client: QueryClient, cut: Readonly<Record<string, string>>): Query | undefined =>
  client
    .getQueryCache()
    .getAll()
    .find((query) => String(query.queryKey[1]) in cut && findListObserver(query) !== undefined)

/** '10 de 24 productos' */
export const describeCut = ({ queryKey, meta }: Query, cut: Readonly<Record<string, string>>): string => {
  const many = meta?.['many']
  return `${cut[String(queryKey[1])] ?? ''} ${typeof many === 'string' ? many : 'registros'}`
}
