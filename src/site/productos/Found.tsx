import { useDeferredValue, useMemo } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Cards } from './Cards.tsx'
import { searchIn } from './search.ts'
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
  onClear: () => void
}

/** What the search finds: all products while nothing is searched for. */
export function Found({ productos, query: typed, onClear }: FoundProps) {
  // Typing goes before showing what it finds.
  const query = useDeferredValue(typed)
  const find = useMemo(() => searchIn(productos), [productos])
  const found = useMemo(() => find(query), [find, query])
  return (
    <div className={styles.found}>
      <output className={styles.count}>{countText(found.length, query)}</output>
      {found.length > 0 ? <Cards productos={found} query={query.trim()} /> : (
        <Empty action={<Button tone="secondary" onClick={onClear}>Ver todos los productos</Button>}>
          Probá con menos palabras, o con el código tal como figura en la caja.
        </Empty>
      )}
    </div>
  )
}
