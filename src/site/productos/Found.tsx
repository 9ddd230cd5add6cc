import { useDeferredValue, useMemo } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import type { Find, Found as FoundProducts } from '../search/finder.ts'
import { Cards } from './Cards.tsx'
import { FoundSizes } from './FoundSizes.tsx'
import styles from './ProductList.module.css'

const plural = new Intl.PluralRules('es-AR')
const number = new Intl.NumberFormat('es-AR')

/** How many there are, or how many matched. */
const countText = ({ matches, nearest }: FoundProducts, query: string): string => {
  const count = matches.length
  const one = plural.select(count) === 'one'
  const products = `${number.format(count)} ${one ? 'producto' : 'productos'}`
  if (query === '') return products
  if (count === 0) return `Ningún producto coincide con «${query}»`
  if (nearest) return `Ningún producto coincide con todo «${query}». Lo más parecido:`
  return `${products} ${one ? 'coincide' : 'coinciden'} con «${query}»`
}

interface FoundProps {
  find: Find
  query: string
  onClear: () => void
}

/** What the search finds, its sizes first: all products while nothing is searched for. */
export function Found({ find, query: typed, onClear }: FoundProps) {
  // Typing goes before showing what it finds.
  const query = useDeferredValue(typed.trim())
  const found = useMemo(() => find(query), [find, query])
  const productos = useMemo((): Producto[] => found.matches.map(({ producto }) => producto), [found])
  return (
    <div className={styles.found}>
      <output className={styles.count}>{countText(found, query)}</output>
      {query !== '' && <FoundSizes matches={found.matches} query={query} />}
      {productos.length > 0 ? <Cards productos={productos} query={query} /> : (
        <Empty action={<Button tone="secondary" onClick={onClear}>Ver todos los productos</Button>}>
          Probá con menos palabras, con una medida (M12 x 50) o con el código tal como figura en la caja.
        </Empty>
      )}
    </div>
  )
}
