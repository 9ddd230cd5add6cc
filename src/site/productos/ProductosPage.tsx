import { useNavigate, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { page } from '../../state/reload.ts'
import { select, useSelection } from '../../state/selection.ts'
import { forgetPlace, keepPlace, keptPlace } from './place.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductList } from './ProductList.tsx'

/**
 * The browser's own Back leads from a detail to the list as well: both are this route. Once the router is done with it, for it
 * scrolls to the top, and the list to where one was.
 */
const useBackToList = () => {
  const router = useRouter()
  useEffect(() => {
    const history: RouterHistory = router.history
    let back = false
    const stopListening = history.subscribe(({ action, location }) => {
      back = action.type === 'BACK' && location.pathname === '/productos'
    })
    const stopWatching = router.subscribe('onRendered', () => {
      if (back) select('producto', null)
      back = false
    })
    return () => {
      stopListening()
      stopWatching()
    }
  }, [router])
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
