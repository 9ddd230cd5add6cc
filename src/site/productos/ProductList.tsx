import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Empty } from '#ui/Empty.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CardGridSkeleton } from '../cards/CardGrid.tsx'
import { productCardSkeleton } from '../cards/ProductCard.tsx'
import { Loaded } from '../Loaded.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import type { Listed } from '../page/shown.ts'
import { Found, type ChosenFilters } from './Found.tsx'
import { parseChosen } from './narrow/chosen.ts'
import type { Facet } from './narrow/facets.ts'
import { Filters } from './narrow/Filters.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useProducts } from './use-products.ts'
import { useSearchText } from './use-search-text.ts'
import styles from './ProductList.module.css'

const description = 'Catálogo de {empresa}: todos los productos, con sus medidas, packs, códigos y códigos de barras.'

const skeletonWith = (filters: ChosenFilters) => (
  <div className={styles.found}>
    <div className={styles.narrow}>
      <Filters {...filters} />
    </div>
    <Skeleton width="8em" className={styles.count} />
    <CardGridSkeleton of="products" card={productCardSkeleton} />
  </div>
)

/** All products and their search (§2.5). */
export function ProductList({ listed }: { listed: Listed }) {
  const [query, onQuery] = useSearchText(listed.buscar ?? '')
  const [open, onOpen] = useState<Facet>()
  const [focused, setFocused] = useState(false)
  const asks = focused || query !== '' || open !== undefined || Object.keys(listed).length > 0
  const { cards, total, productos, find, failed, retry } = useProducts(asks)
  const navigate = useNavigate()
  /** Scanners end with Enter: when only one product matches, it opens. */
  const openOnly = async () => {
    const {
      productos: [only, second],
      nearest,
    } = await find(query)
    if (only && !second && !nearest)
      await navigate({
        to: '/productos',
        search: { ...listed, id: only.id, buscar: query.trim() },
        state: { fromList: true },
      })
  }
  const none = cards.data?.length === 0
  const filters = {
    chosen: useMemo(() => parseChosen(listed), [listed]),
    table: listed.vista === 'tabla',
    open,
    onOpen,
  }
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
                find('').catch(console.warn)
              }}
              onEnter={() => void openOnly().catch(console.warn)}
            />
          )}
        </div>
      }
    >
      {failed && <Retry onRetry={retry} />}
      <Loaded query={cards} skeleton={skeleton}>
        {(first) =>
          none ? (
            <Empty>Todavía no hay productos publicados. Volvé a visitarnos pronto.</Empty>
          ) : (
            <Found
              cards={first}
              total={total}
              productos={productos}
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
