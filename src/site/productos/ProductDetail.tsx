import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { obtenerProducto, obtenerProductos } from '../../contract/producto.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useLater } from '../../ui/later.ts'
import { Retry } from '../../ui/Retry.tsx'
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import type { Listed } from '../page/shown.ts'
import { useRecord } from '../page/use-record.ts'
import { plainText, shortened } from './plain-text.ts'
import { ProductSheet } from './ProductSheet.tsx'
import styles from './ProductDetail.module.css'

interface ProductDetailProps {
  id: number
  /** The list that it was chosen from: what it was searched for is marked in the table. */
  listed: Listed
  /** It took the list's place: the focus goes to its heading. */
  opened: boolean
}

/** What one goes on to, once one has what one came for. */
const Neighbours = lazy(async () => ({ default: (await import('./around/Neighbours.tsx')).Neighbours }))
const Around = lazy(async () => ({ default: (await import('./around/Around.tsx')).Around }))

const productos = { label: 'Productos', href: '/productos' }

/** One product in detail (§2.5). */
export function ProductDetail({ id, listed, opened }: ProductDetailProps) {
  const due = useLater()
  const { data: producto, unknown, ...query } = useRecord(obtenerProducto, obtenerProductos, id)

  if (unknown) return <UnknownProduct />
  if (!producto) {
    return (
      <PublicPage seccion="productos" title="Productos" description="Detalle de un producto." heading={null}>
        {query.isError && !query.isFetching ? (
          <Retry onRetry={() => void query.refetch()} message="No pudimos cargar este producto." />
        ) : (
          skeleton
        )}
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
      trail={[productos, { label: producto.nombre }]}
      heading={
        <div className={styles.step}>
          {due && (
            <Suspense>
              <Neighbours id={id} listed={listed} />
            </Suspense>
          )}
        </div>
      }
    >
      <ProductSheet producto={producto} description={text} listed={listed} opened={opened} />
      <div className={styles.after}>
        {due && (
          <Suspense>
            <Around producto={producto} />
          </Suspense>
        )}
      </div>
    </PublicPage>
  )
}

const UnknownProduct = () => (
  <PublicPage
    seccion="productos"
    title="No encontramos ese producto"
    description="El producto ya no está publicado."
    trail={[productos]}
  >
    <div className={styles.unknown}>
      <p>Puede que ya no esté publicado, o que el enlace tenga un error.</p>
      <Link to="/productos" className={buttonClass()}>
        Ver todos los productos
      </Link>
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
