import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { CardGrid } from '../cards/CardGrid.tsx'
import { ProductCard } from '../cards/ProductCard.tsx'
import { pageStep } from './load-more.ts'
import { searchIn } from './search.ts'
import { useShown } from './use-shown.ts'
import styles from './ProductList.module.css'

const plural = new Intl.PluralRules('es-AR')
const number = new Intl.NumberFormat('es-AR')

/** How many there are, or how many matched. */
const countText = (count: number, query: string): string => {
  const one = plural.select(count) === 'one'
  const products = `${number.format(count)} ${one ? 'producto' : 'productos'}`
  if (query.trim() === '') return products
  if (count === 0) return `Ningún producto coincide con «${query.trim()}»`
  return `${products} ${one ? 'coincide' : 'coinciden'} con «${query.trim()}»`
}

interface FoundProps {
  productos: Producto[]
  query: string
  seen: number | null
  onClear: () => void
}

/** What the search finds: all products while nothing is searched for. */
export function Found({ productos, query: typed, seen, onClear }: FoundProps) {
  // Typing goes before showing what it finds.
  const query = useDeferredValue(typed)
  const find = useMemo(() => searchIn(productos), [productos])
  const found = useMemo(() => find(query), [find, query])
  return (
    <div className={styles.found}>
      <output className={styles.count}>{countText(found.length, query)}</output>
      {found.length > 0 ? <Cards productos={found} seen={seen} /> : (
        <Empty action={<Button tone="secondary" onClick={onClear}>Ver todos los productos</Button>}>
          Probá con menos palabras, o con el código tal como figura en la caja.
        </Empty>
      )}
    </div>
  )
}

const inSteps = (productos: Producto[]): Producto[][] =>
  Array.from({ length: Math.ceil(productos.length / pageStep) }, (_, i) => productos.slice(i * pageStep, (i + 1) * pageStep))

function Cards({ productos, seen }: { productos: Producto[]; seen: number | null }) {
  const steps = useMemo(() => inSteps(productos), [productos])
  const shown = useShown(productos, productos.findIndex(({ id }) => id === seen) + 1)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seen === null) return
    const card = grid.current?.querySelector<HTMLElement>(`[data-producto="${seen}"] > a`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [seen])
  return (
    <div ref={grid}>
      <CardGrid columns={4}>
        {steps.slice(0, Math.ceil(shown / pageStep)).map((step) => <Step key={step[0]?.id} productos={step} />)}
      </CardGrid>
    </div>
  )
}

/** As many cards as one step adds; those that are there already need not be looked at again. */
const Step = memo(({ productos }: { productos: Producto[] }) => productos.map((producto) => (
  <li key={producto.id} data-producto={producto.id} className={styles.item}>
    <ProductCard producto={producto} as="h2" />
  </li>
)))
