import { memo, useMemo, useState } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { Piece } from '../../ui/Piece.tsx'
import { useNear } from '../../ui/use-near.ts'
import { CardGrid } from '../cards/CardGrid.tsx'
import type { Listed } from '../page/shown.ts'
import { leftFor, returnsToPlace } from '../page/return.ts'
import { inSteps, pageStep } from './load-more.ts'
import { ProductCell } from './ProductCell.tsx'
import styles from './ProductList.module.css'

/**
 * A list of at most so many cards is rendered whole. A longer one renders the cards near the window: thousands would
 * make scrolling stutter.
 */
const allAtOnce = 5 * pageStep

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

const noProducts: Producto[] = []

/** The cards of a list (§2.5): all products, or the found and filtered ones. */
export function Cards({ productos, listed }: { productos: Producto[]; listed: Listed }) {
  const [first = noProducts, ...others] = useMemo(() => inSteps(productos), [productos])
  // Back from a product, the card that was left is rendered from the start.
  const [seen] = useState(leftFor)
  return (
    <div ref={returnsToPlace} className={styles.steps}>
      <Piece>
        <div ref={measureStep}>
          <Grid productos={first} listed={listed} atTop />
        </div>
      </Piece>
      {others.map((step) => (
        <Piece key={step[0]?.id}>
          <Step
            productos={step}
            listed={listed}
            always={productos.length <= allAtOnce}
            atFirst={step.some(({ id }) => id === seen)}
          />
        </Piece>
      ))}
    </div>
  )
}

interface GridProps {
  productos: Producto[]
  listed: Listed
  atTop?: boolean
}

const Grid = memo(({ productos, listed, atTop = false }: GridProps) => (
  <CardGrid columns={4}>
    {productos.map((producto, i) => (
      <ProductCell key={producto.id} producto={producto} listed={listed} as="h2" priority={atTop && i < 4} />
    ))}
  </CardGrid>
))

type StepProps = GridProps & { always: boolean; atFirst: boolean }

const Step = memo(({ productos, listed, always, atFirst }: StepProps) => {
  const { box, near } = useNear<HTMLDivElement>(atFirst)
  const shown = always || near
  return (
    <div ref={box} style={shown ? undefined : { height: `calc(var(--step-height) * ${productos.length / pageStep})` }}>
      {shown && <Grid productos={productos} listed={listed} />}
    </div>
  )
})
