import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { ApiError } from '../../api/errors.ts'
import { read } from '../../api/queries.ts'
import { obtenerProducto, obtenerProductos } from '../../contract/producto.ts'
import { Button } from '../../ui/Button.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { plainText, shortened } from './plain-text.ts'
import { ProductSheet } from './ProductSheet.tsx'
import styles from './ProductDetail.module.css'

interface ProductDetailProps {
  id: number
  /** What the list was searched for: its rows are marked in the table. */
  query: string
  /** It took the list's place: the focus goes to its heading. */
  opened: boolean
  onBack: () => void
}

/** The list knows it already, most times: then it is there at once, and fetched behind. */
const useProducto = (id: number) => {
  const client = useQueryClient()
  const query = useQuery(read(obtenerProducto, { id }))
  const listed = client.getQueryData(read(obtenerProductos, {}).queryKey)?.find((producto) => producto.id === id)
  const unknown = query.error instanceof ApiError && query.error.status === 404
  return { query, unknown, producto: unknown ? undefined : query.data ?? listed }
}

const productos = { label: 'Productos', href: '/productos' }

/** One product in detail (§2.5). */
export function ProductDetail({ id, query: searched, opened, onBack }: ProductDetailProps) {
  const { query, unknown, producto } = useProducto(id)
  // In braces: it returns a promise in newer browsers, which React would take for a clean-up.
  useLayoutEffect(() => { scrollTo({ top: 0, behavior: 'instant' }) }, [])

  if (unknown) return <UnknownProduct onBack={onBack} />
  if (!producto) {
    return (
      <PublicPage seccion="productos" title="Productos" description="Detalle de un producto." heading={null}>
        {query.isError && !query.isFetching
          ? <Retry onRetry={() => void query.refetch()} message="No pudimos cargar este producto." />
          : skeleton}
      </PublicPage>
    )
  }
  const text = plainText(producto.texto)
  return (
    <PublicPage
      seccion="productos"
      id={id}
      title={producto.nombre}
      description={shortened(text) || `${producto.nombre}: medidas, packs y códigos.`}
      image={producto.imagenes[0]?.path}
      trail={[productos, { label: producto.nombre }]}
      heading={null}
    >
      <ProductSheet producto={producto} description={text} query={searched} opened={opened} onBack={onBack} />
    </PublicPage>
  )
}

const UnknownProduct = ({ onBack }: { onBack: () => void }) => (
  <PublicPage seccion="productos" title="No encontramos ese producto" description="El producto ya no está publicado." trail={[productos]}>
    <div className={styles.unknown}>
      <p>Puede que ya no esté publicado, o que el enlace tenga un error.</p>
      <Button onClick={onBack}>Ver todos los productos</Button>
    </div>
  </PublicPage>
)

const skeleton = (
  <Loading label="Cargando el producto…" className={styles.sheet}>
    <Skeleton className={styles.picture ?? ''} />
    <div className={styles.about}>
      <Skeleton height="3rem" width="70%" />
      <SkeletonText lines={6} />
    </div>
  </Loading>
)
