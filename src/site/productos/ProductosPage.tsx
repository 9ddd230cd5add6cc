import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useOpenedInPlace } from '../page/opened.ts'
import { parseListed, useShownId } from '../page/shown.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductList } from './ProductList.tsx'

/** /productos (§2.5): the list, or the product in the address. */
export function ProductosPage() {
  const id = useShownId()
  const search = useSearch({ strict: false })
  const listed = useMemo(() => parseListed(search), [search])
  const opened = useOpenedInPlace(id)
  if (id === undefined) return <ProductList listed={listed} />
  return <ProductDetail key={id} id={id} listed={listed} opened={opened} />
}
