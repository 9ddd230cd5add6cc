import { useState } from 'react'
import { useShownId } from '../page/shown.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductList } from './ProductList.tsx'
import { useListed } from './use-listed.ts'

/** /productos (§2.5): the list, or the product in the address. */
export function ProductosPage() {
  const id = useShownId()
  const listed = useListed()
  const [atFirst] = useState(id)
  if (id === undefined) return <ProductList listed={listed} />
  return <ProductDetail key={id} id={id} listed={listed} opened={id !== atFirst} />
}
