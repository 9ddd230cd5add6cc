import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { read } from '../../api/queries.ts'
import { company } from '../../brand.ts'
import { obtenerProductos, type Producto } from '../../contract/producto.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CardGridSkeleton } from '../cards/CardGrid.tsx'
import { productCardSkeleton } from '../cards/ProductCard.tsx'
import { Loaded } from '../Loaded.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import type { Listed } from '../page/shown.ts'
import { finderOf } from '../search/finder.ts'
import { Found } from './Found.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useSearchText } from './use-search-text.ts'
import styles from './ProductList.module.css'

const description = `Catálogo de ${company.name}: todos los productos, con sus medidas, packs, códigos y códigos de barras.`

const unknown: Producto[] = []

const skeleton = (
  <div className={styles.found}>
    <div className={styles.narrow} />
    <Skeleton width="8rem" className={styles.count ?? ''} />
    <CardGridSkeleton columns={4} count={8} card={productCardSkeleton} />
  </div>
)

/** All products, and a search over them (§2.5). */
export function ProductList({ listed }: { listed: Listed }) {
  const [query, onQuery] = useSearchText(listed.buscar ?? '')
  const products = useQuery(read(obtenerProductos, {}))
  const { find, prepare } = finderOf(products.data ?? unknown)
  const navigate = useNavigate()
  /** A scanner ends with Enter: where only one product is meant, it opens. */
  const openOnly = () => {
    const {
      matches: [only, other],
      nearest,
    } = find(query)
    if (only && !other && !nearest)
      void navigate({
        to: '/productos',
        search: { ...listed, id: only.producto.id, buscar: query.trim() },
        state: { fromList: true },
      })
  }
  const none = products.data?.length === 0
  return (
    <PublicPage
      seccion="productos"
      title="Productos"
      description={description}
      heading={
        <div className={styles.head}>
          <h1 className={styles.title}>Productos</h1>
          {!none && <SearchBox value={query} onChange={onQuery} onFocus={prepare} onEnter={openOnly} />}
        </div>
      }
    >
      <Loaded query={products} skeleton={skeleton}>
        {(productos) =>
          none ? (
            <Empty>Todavía no hay productos publicados. Volvé a visitarnos pronto.</Empty>
          ) : (
            <Found productos={productos} find={find} query={query} listed={listed} onClear={() => onQuery('')} />
          )
        }
      </Loaded>
    </PublicPage>
  )
}
