import { useQuery, useQueryClient } from '@tanstack/react-query'
import { totalAhead } from '#api/ahead.ts'
import { read } from '#api/queries.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { useLater } from '#ui/later.ts'
import { cardsUrl, readCards } from '../products.ts'
import { allAtOnce } from './load-more.ts'

/** The products of the list: their cards, and themselves once a search or a filter asks for texts and sizes. */
export const useProducts = (asks: boolean) => {
  const client = useQueryClient()
  const cards = useQuery(readCards(undefined, 'listed'))
  // The page brings the first cards of a long list; the answer that comes after has all.
  const cut = cards.dataUpdatedAt === 0 ? totalAhead(cardsUrl) : undefined
  const total = cut ?? cards.data?.length ?? 0
  const atRest = useLater()
  // A short list is read with its sizes at rest, so that its filters are there before anybody asks.
  const isWanted = asks || (atRest && cards.data !== undefined && total <= allAtOnce)
  const whole = useQuery({
    ...read(obtenerProductos, {}),
    enabled: isWanted,
    // The page's HTML does without.
    ...(!isWanted && { meta: {}, initialData: undefined }),
  })
  return {
    cards,
    total,
    productos: whole.data,
    /** Finds among all products; without a question it makes ready for one. */
    find: async (query: string) => {
      const [{ ask }, products] = await Promise.all([
        import('../catalogue-worker/ask.ts'),
        client.ensureQueryData(read(obtenerProductos, {})),
      ])
      const { matches, nearest } = await ask('find', products, query)
      return { nearest, productos: matches.flatMap(({ at: index }) => products[index] ?? []) }
    },
    failed: (asks && whole.isError && !whole.isFetching && !whole.data) || (cut !== undefined && cards.isError),
    retry: () => void Promise.all([cards.refetch(), asks && whole.refetch()]),
  }
}
