import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { listedIn, useShownId } from '../page/shown.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductList } from './ProductList.tsx'

/** /productos (§2.5): the list, or the product in the address. */
export function ProductosPage() {
  const id = useShownId()
  const search = useSearch({ strict: false })
  const listed = useMemo(() => listedIn(search), [search])
  const [atFirst] = useState(id)
  if (id === undefined) return <ProductList listed={listed} />
  return <ProductDetail key={id} id={id} listed={listed} opened={id !== atFirst} />
}
