import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { totalAhead } from '../../api/ahead.ts'
import { read } from '../../api/queries.ts'
import { obtenerProductos } from '../../contract/producto.ts'
import { Empty } from '../../ui/Empty.tsx'
import { useLater } from '../../ui/later.ts'
import { Retry } from '../../ui/Retry.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CardGridSkeleton } from '../cards/CardGrid.tsx'
import { productCardSkeleton } from '../cards/ProductCard.tsx'
import { Loaded } from '../Loaded.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import type { Listed } from '../page/shown.ts'
import { cardsUrl, readCards } from '../products.ts'
import { Found, type ChosenFilters } from './Found.tsx'
import { allAtOnce } from './load-more.ts'
import { chosenIn, type Facet } from './narrow/facets.ts'
import { Filters } from './narrow/Filters.tsx'
import { SearchBox } from './SearchBox.tsx'
import { loadFinding } from './use-finding.ts'
import { useSearchText } from './use-search-text.ts'
import styles from './ProductList.module.css'

const description = 'Catálogo de {empresa}: todos los productos, con sus medidas, packs, códigos y códigos de barras.'

const skeletonWith = (filters: ChosenFilters) => (
  <div className={styles.found}>
    <div className={styles.narrow}>
      <Filters {...filters} />
    </div>
    <Skeleton width="8em" className={styles.count ?? ''} />
    <CardGridSkeleton columns={4} count={8} card={productCardSkeleton} />
  </div>
)

/** All products and their search (§2.5). */
export function ProductList({ listed }: { listed: Listed }) {
  const [query, onQuery] = useSearchText(listed.buscar ?? '')
  const client = useQueryClient()
  const cards = useQuery(readCards(undefined, 'listed'))
  // The page brings the first cards of a long list; the answer that comes after has all.
  const cut = cards.dataUpdatedAt === 0 ? totalAhead(cardsUrl) : undefined
  const total = cut ?? cards.data?.length ?? 0
  const [open, onOpen] = useState<Facet>()
  const [focused, setFocused] = useState(false)
  const atRest = useLater()
  const asks = focused || query !== '' || open !== undefined || Object.keys(listed).length > 0
  // A short list is read with its sizes at rest, so that its filters are there before anybody asks.
  const isWanted = asks || (atRest && cards.data !== undefined && total <= allAtOnce)
  const whole = useQuery({
    ...read(obtenerProductos, {}),
    enabled: isWanted,
    // The page's HTML does without.
    ...(!isWanted && { meta: {}, initialData: undefined }),
  })
  const finder = async () => {
    const [{ finderOf }, products] = await Promise.all([
      loadFinding(),
      client.ensureQueryData(read(obtenerProductos, {})),
    ])
    return finderOf(products)
  }
  const navigate = useNavigate()
  /** Scanners end with Enter: when only one product matches, it opens. */
  const openOnly = async () => {
    const { find, prepare } = await finder()
    await prepare()
    const {
      matches: [only, other],
      nearest,
    } = find(query)
    if (only && !other && !nearest)
      await navigate({
        to: '/productos',
        search: { ...listed, id: only.producto.id, buscar: query.trim() },
        state: { fromList: true },
      })
  }
  const none = cards.data?.length === 0
  const filters = { chosen: useMemo(() => chosenIn(listed), [listed]), table: listed.vista === 'tabla', open, onOpen }
  const skeleton = skeletonWith(filters)
  return (
    <PublicPage
      seccion="productos"
      title="Productos"
      description={description}
      heading={
        <div className={styles.head}>
          <h1 className={styles.title}>Productos</h1>
          {!none && (
            <SearchBox
              value={query}
              onChange={onQuery}
              onFocus={() => {
                setFocused(true)
                void finder()
                  .then(({ prepare }) => prepare())
                  .catch(console.warn)
              }}
              onEnter={() => void openOnly().catch(console.warn)}
            />
          )}
        </div>
      }
    >
      {(asks && whole.isError && !whole.isFetching && !whole.data) || (cut !== undefined && cards.isError) ? (
        <Retry onRetry={() => void Promise.all([cards.refetch(), asks && whole.refetch()])} />
      ) : undefined}
      <Loaded query={cards} skeleton={skeleton}>
        {(first) =>
          none ? (
            <Empty>Todavía no hay productos publicados. Volvé a visitarnos pronto.</Empty>
          ) : (
            <Found
              cards={first}
              total={total}
              productos={whole.data}
              query={query}
              listed={listed}
              onQuery={onQuery}
              filters={filters}
              skeleton={skeleton}
            />
          )
        }
      </Loaded>
    </PublicPage>
  )
}
