import { memo, useMemo, useState } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { useNear } from '../../ui/use-near.ts'
import { CardGrid } from '../cards/CardGrid.tsx'
import type { Listed } from '../page/shown.ts'
import { leftFor, returnsToPlace } from '../page/return.ts'
import { inSteps, pageStep } from './load-more.ts'
import { ProductCell } from './ProductCell.tsx'
import styles from './ProductList.module.css'

/** Up to here all cards are on the page. With more, only those near the window: thousands would make scrolling stutter. */
const allAtOnce = 5 * pageStep

/** The room that a step takes while its cards are not on the page: what the first one takes. */
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

/** The cards of a list of any length (§2.5), found and narrowed or all there are. */
export function Cards({ productos, listed }: { productos: Producto[]; listed: Listed }) {
  const [first = noProducts, ...others] = useMemo(() => inSteps(productos), [productos])
  // Back from a product, one is where one left: its card is there from the start.
  const [seen] = useState(leftFor)
  return (
    <div ref={returnsToPlace} className={styles.steps}>
      <div ref={measureStep}>
        <Grid productos={first} listed={listed} atTop />
      </div>
      {others.map((step) => (
        <Step
          key={step[0]?.id}
          productos={step}
          listed={listed}
          always={productos.length <= allAtOnce}
          atFirst={step.some(({ id }) => id === seen)}
        />
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
