import { useState } from 'react'
import { useSearched, useShownId } from '../page/shown.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductList } from './ProductList.tsx'

/** /productos (§2.5): the list, or the product that the address names. */
export function ProductosPage() {
  const id = useShownId()
  const query = useSearched()
  const [atFirst] = useState(id)
  if (id === undefined) return <ProductList searched={query} />
  return <ProductDetail key={id} id={id} query={query} opened={id !== atFirst} />
}
