import { memo, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { CardGrid } from '../cards/CardGrid.tsx'
import { ProductCard } from '../cards/ProductCard.tsx'
import { inSteps, pageStep } from './load-more.ts'
import styles from './ProductList.module.css'

/** Up to here all cards are on the page. With more, only those near the window: thousands would make scrolling stutter. */
const allAtOnce = 5 * pageStep

type Box = RefObject<HTMLDivElement | null>

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

/** Back from a product, one is where one left. */
const useReturn = (box: Box, seen: number | null) => useEffect(() => {
  if (seen === null) return
  // Where the list is there at once, the router's own scroll to the top is still to come.
  const timer = setTimeout(() => {
    const card = box.current?.querySelector<HTMLElement>(`[data-producto="${seen}"] > a`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  return () => clearTimeout(timer)
}, [box, seen])

const noProducts: Producto[] = []

/** The cards of a list of any length (§2.5). */
export function Cards({ productos, seen }: { productos: Producto[]; seen: number | null }) {
  const [first = noProducts, ...others] = useMemo(() => inSteps(productos), [productos])
  const list = useRef<HTMLDivElement>(null)
  useReturn(list, seen)
  return (
    <div ref={list} className={styles.steps}>
      <div ref={measureStep}><Grid productos={first} atTop /></div>
      {others.map((step) => (
        <Step
          key={step[0]?.id}
          productos={step}
          always={productos.length <= allAtOnce}
          atFirst={seen !== null && step.some(({ id }) => id === seen)}
        />
      ))}
    </div>
  )
}

const Grid = memo(({ productos, atTop = false }: { productos: Producto[]; atTop?: boolean }) => (
  <CardGrid columns={4}>
    {productos.map((producto, i) => (
      <li key={producto.id} data-producto={producto.id}><ProductCard producto={producto} as="h2" priority={atTop && i < 4} /></li>
    ))}
  </CardGrid>
))

/** True while it is within some windows of the one that is seen, or holds the focus. */
const useNear = (atFirst: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(atFirst)
  useEffect(() => {
    const step = box.current
    if (!step) return
    const look = (entries: IntersectionObserverEntry[]) =>
      setNear(entries.at(-1)?.isIntersecting === true || step.contains(document.activeElement))
    const observer = new IntersectionObserver(look, { rootMargin: '1500px 0px' })
    observer.observe(step)
    return () => observer.disconnect()
  }, [])
  return { box, near }
}

type StepProps = { productos: Producto[]; always: boolean; atFirst: boolean }

const Step = memo(({ productos, always, atFirst }: StepProps) => {
  const { box, near } = useNear(atFirst)
  const shown = always || near
  return (
    <div ref={box} style={shown ? undefined : { height: `calc(var(--step-height) * ${productos.length / pageStep})` }}>
      {shown && <Grid productos={productos} />}
    </div>
  )
})
