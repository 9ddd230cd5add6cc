import { memo, useMemo, useState } from 'react'
import type { Tarjeta } from '#contract/producto.ts'
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx'
import { productsInRow } from '#ui/in-row.ts'
import { useNear } from '#ui/use-near.ts'
import { CardGrid, CardGridSkeleton } from '../cards/CardGrid.tsx'
import { productCardSkeleton } from '../cards/ProductCard.tsx'
import type { Listed } from '../page/shown.ts'
import { leftFor, returnsToPlace } from '../page/return.ts'
import { allAtOnce, inSteps, pageStep } from './load-more.ts'
import { ProductCell } from './ProductCell.tsx'
import styles from './ProductList.module.css'

/** The height of the first step, which stands in for steps that are not rendered. */
const measureStep = (first: HTMLElement | null) => {
  const list = first?.parentElement
  if (!first || !list) return
  const measure = () => list.style.setProperty('--step-height', `${first.offsetHeight}px`)
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(first)
  return () => observer.disconnect()
}

/** A card; undefined where it is still to come. */
type Slot = Tarjeta | undefined
const noProducts: readonly Slot[] = []

interface CardsProps {
  productos: readonly Tarjeta[]
  listed: Listed
  /** How many there will be: the page may have brought the first ones alone. */
  total?: number
}

/** The cards of a list (§2.5): all products, or the found and filtered ones. */
export function Cards({ productos, listed, total = productos.length }: CardsProps) {
  const [first, ...others] = useMemo(
    () =>
      inSteps(Array.from({ length: total }, (_, index) => index)).map((indexes) => ({
        from: indexes[0],
        cards: indexes.map((index): Slot => productos[index]),
      })),
    [productos, total],
  )
  // Back from a product, the card that was left is rendered from the start.
  const [seen] = useState(leftFor)
  return (
    <div ref={returnsToPlace} className={styles.steps}>
      <HydrationBoundary>
        <div ref={measureStep}>
          <Grid productos={first?.cards ?? noProducts} listed={listed} atTop />
        </div>
      </HydrationBoundary>
      {others.map(({ from, cards }) => (
        <HydrationBoundary key={from}>
          <Step
            productos={cards}
            listed={listed}
            always={total <= allAtOnce}
            atFirst={cards.some((card) => card && card.id === seen)}
          />
        </HydrationBoundary>
      ))}
    </div>
  )
}

interface GridProps {
  productos: readonly Slot[]
  listed: Listed
  atTop?: boolean
}

const Grid = memo(({ productos, listed, atTop = false }: GridProps) => (
  <CardGrid of="products">
    {productos.map(
      (producto, i) =>
        producto && (
          <ProductCell
            key={producto.id}
            producto={producto}
            listed={listed}
            as="h2"
            priority={atTop && i < productsInRow}
          />
        ),
    )}
  </CardGrid>
))

type StepProps = GridProps & { always: boolean; atFirst: boolean }

const Step = memo(({ productos, listed, always, atFirst }: StepProps) => {
  const { box, near } = useNear<HTMLDivElement>(atFirst)
  const shown = always || near
  return (
    <div ref={box} style={shown ? undefined : { height: `calc(var(--step-height) * ${productos.length / pageStep})` }}>
      {shown &&
        (productos[0] ? (
          <Grid productos={productos} listed={listed} />
        ) : (
          <CardGridSkeleton of="products" count={productos.length} card={productCardSkeleton} />
        ))}
    </div>
  )
})
