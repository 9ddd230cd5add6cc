import { useQueries } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { read } from '#api/queries.ts'
import { obtenerProducto, type Producto, type Tarjeta } from '#contract/producto.ts'
import { Button } from '#ui/Button.tsx'
import { productsInRow } from '#ui/in-row.ts'
import { CardGrid } from '../../cards/CardGrid.tsx'
import { ProductCell } from '../ProductCell.tsx'
import styles from './Around.module.css'
import { forgetSeen, noteSeen, recentlySeen, seenText } from './recent.ts'
import { useAround } from './use-around.ts'

const never = () => () => {}

/** Below a product: related products, and the ones seen before. */
export function Around({ producto }: { producto: Producto }) {
  // Empty until hydration: the prerendered page belongs to no visitor.
  const storedIds = useSyncExternalStore(never, seenText, () => '')
  const [forgotten, setForgotten] = useState(false)
  const { id } = producto
  useEffect(() => noteSeen(id), [id])
  const related = useAround(id)?.relacionados ?? []
  const seen = forgotten ? [] : recentlySeen(storedIds)
  const recent = useQueries({
    queries: seen
      .filter((seenId) => seenId !== id)
      .slice(0, productsInRow)
      .map((seenId) => read(obtenerProducto, { id: seenId })),
  }).flatMap(({ data }) => data ?? [])
  const forget = () => {
    forgetSeen()
    setForgotten(true)
  }
  return (
    <div className={styles.around} data-unprinted>
      <Row title="Va con este producto" productos={related} />
      <Row
        title="Vistos hace poco"
        productos={recent}
        action={
          <Button tone="quiet" onClick={forget}>
            Olvidarlos
          </Button>
        }
      />
    </div>
  )
}

const Row = ({ title, productos, action }: { title: string; productos: readonly Tarjeta[]; action?: ReactNode }) =>
  productos.length === 0 ? null : (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      <CardGrid of="products">
        {productos.map((producto) => (
          <ProductCell key={producto.id} producto={producto} />
        ))}
      </CardGrid>
    </section>
  )
