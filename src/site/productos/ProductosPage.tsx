import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { page } from '../../state/reload.ts'
import { select, useSelection } from '../../state/selection.ts'
import { forgetPlace, keepPlace, keptPlace } from './place.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductList } from './ProductList.tsx'

/** The browser's own Back leads from a detail to the list as well: both are this route. */
const useBackToList = () => {
  const { history } = useRouter()
  useEffect(() => history.subscribe(({ action, location }) => {
    if (action.type === 'BACK' && location.pathname === '/productos') select('producto', null)
  }), [history])
}

/** /productos (§2.5): the list, or the product that is selected. */
export function ProductosPage() {
  const navigate = useNavigate()
  const id = useSelection(({ producto }) => producto)
  const [atFirst] = useState(id)
  const [{ query, seen }, setPlace] = useState(keptPlace)
  useEffect(forgetPlace, [])
  useBackToList()
  if (id !== null && id !== seen) setPlace({ query, seen: id })

  const back = async () => {
    keepPlace({ query, seen: id })
    select('producto', null)
    await navigate({ to: '/productos', replace: true })
    page.reload()
  }
  if (id === null) return <ProductList query={query} onQuery={(text) => setPlace({ query: text, seen: null })} seen={seen} />
  return <ProductDetail key={id} id={id} query={query} opened={id !== atFirst} onBack={() => void back()} />
}
