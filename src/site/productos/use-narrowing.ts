import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { later } from '../../ui/later.ts'
import { useSliced } from '../../ui/use-sliced.ts'
import type { Listed } from '../page/shown.ts'
import type { Match } from '../../finder/match.ts'
import { allAtOnce } from './load-more.ts'
import type { Chosen } from './narrow/facets.ts'

const load = () => import('./narrow/index.ts')
type Narrowing = Awaited<ReturnType<typeof load>>

/**
 * Loads the code of filters and table after the cards, or at once when the address or the visitor needs it. When it
 * does not load, the list works without it.
 */
const useCode = (atOnce: boolean) => {
  const [code, setCode] = useState<Narrowing>()
  useEffect(() => {
    const come = async () => {
      if (!atOnce) await later()
      const narrowing = await load()
      // A transition, since every card renders again.
      startTransition(() => setCode(() => narrowing))
    }
    void come().catch(console.warn)
  }, [atOnce])
  return code
}

const needsCode = ({ buscar: _buscar, ...rest }: Listed): boolean => Object.keys(rest).length > 0

interface Asked {
  readonly listed: Listed
  readonly chosen: Chosen
  /** The visitor has opened a filter. */
  readonly tapped: boolean
}

/** The found products, filtered as the address says. Undefined while the code loads. */
export const useNarrowing = (
  productos: readonly Producto[] | undefined,
  found: readonly Match[],
  { listed, chosen, tapped }: Asked,
) => {
  const asked = needsCode(listed)
  const code = useCode(asked || tapped)
  const isShort = productos !== undefined && productos.length <= allAtOnce
  const isWanted = asked || tapped || isShort
  const cataloguing = useMemo(
    () => (code && productos && isWanted ? () => code.cataloguing(productos) : undefined),
    [code, productos, isWanted],
  )
  const catalogue = useSliced(cataloguing, isShort)
  const sort = useMemo(() => catalogue && code?.createSorter(catalogue), [code, catalogue])
  const narrowed = useMemo(
    () => code && catalogue && code.narrow(catalogue, found, chosen),
    [code, catalogue, found, chosen],
  )
  const sorting = useCallback(
    () => sort?.(narrowed?.sizes ?? [], code?.orderIn(listed.ordenar)) ?? [].values(),
    [sort, narrowed, code, listed.ordenar],
  )
  const sizes = useSliced(
    sort && listed.vista === 'tabla' ? sorting : undefined,
    isShort || listed.ordenar === undefined,
  )
  return { asked, ...(code && narrowed && { ready: { code, narrowed, sizes: sizes ?? narrowed.sizes } }) }
}
