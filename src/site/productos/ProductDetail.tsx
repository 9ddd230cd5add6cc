import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { obtenerProducto, obtenerProductos } from '#contract/producto.ts'
import { buttonClass } from '#ui/button-class.ts'
import { useLater } from '#ui/later.ts'
import { onDemand } from '#ui/on-demand.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import type { Listed } from '../page/shown.ts'
import { useRecord } from '../page/use-record.ts'
import { plainText } from '#contract/plain-text.ts'
import { shortened } from './shortened.ts'
import { ProductSheet } from './ProductSheet.tsx'
import { finding } from './use-finding.ts'
import styles from './ProductDetail.module.css'

interface ProductDetailProps {
  id: number
  /** The list that the product was chosen from; the table marks the searched sizes. */
  listed: Listed
  /** The detail has replaced the list in place: the heading gets the focus. */
  opened: boolean
}

const noRows: ReadonlySet<number> = new Set()

/** Loaded last: links to other products. */
const Neighbours = onDemand(async () => ({ default: (await import('./around/Neighbours.tsx')).Neighbours }))
const Around = onDemand(async () => ({ default: (await import('./around/Around.tsx')).Around }))

const productos = { label: 'Productos', href: '/productos' }

export function ProductDetail({ id, listed, opened }: ProductDetailProps) {
  const due = useLater()
  const { data: producto, unknown, ...query } = useRecord(obtenerProducto, obtenerProductos, id)
  // The table waits for its marks, so that nothing moves later.
  const isListed = Object.keys(listed).length > 0
  const { code, retry } = finding.useCode(isListed)
  // Without their code the table has no marks, and everything else.
  const isWaiting = isListed && !code && !retry
  const rows = useMemo(
    () => (producto && isListed && code ? code.sizesListed(producto, listed) : noRows),
    [producto, isListed, code, listed],
  )

  if (unknown) return <UnknownProduct />
  if (!producto || isWaiting) {
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
      heading={<div className={styles.step}>{due && <Neighbours id={id} listed={listed} />}</div>}
    >
      <ProductSheet producto={producto} description={text} listed={listed} rows={rows} opened={opened} />
      <div className={styles.after}>{due && <Around producto={producto} />}</div>
    </PublicPage>
  )
}

const UnknownProduct = () => (
  <PublicPage
    seccion="productos"
    unknown
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
    <Skeleton className={styles.picture} />
    <div className={styles.about}>
      <Skeleton height="3em" width="70%" />
      <SkeletonText lines={6} />
    </div>
  </Loading>
)
