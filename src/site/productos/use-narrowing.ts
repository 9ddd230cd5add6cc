import { useEffect, useMemo, useState } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { later } from '../../ui/later.ts'
import type { Listed } from '../page/shown.ts'
import type { Match } from '../search/finder.ts'

const load = () => import('./narrow/index.ts')
type Narrowing = Awaited<ReturnType<typeof load>>

/** Filters and table come once the cards are there; at once where the address asks for them. Should they not, the list goes on without. */
const useCode = (asked: boolean) => {
  const [code, setCode] = useState<Narrowing>()
  useEffect(() => {
    const come = async () => {
      if (!asked) await later()
      const narrowing = await load()
      setCode(() => narrowing)
    }
    void come().catch(console.warn)
  }, [asked])
  return code
}

const needsCode = ({ buscar: _buscar, ...rest }: Listed): boolean => Object.keys(rest).length > 0

/** What was found, narrowed to what the address says. Undefined while the code for it is on its way. */
export const useNarrowing = (productos: readonly Producto[], found: readonly Match[], listed: Listed) => {
  const asked = needsCode(listed)
  const code = useCode(asked)
  const catalogue = useMemo(() => code?.catalogueOf(productos), [code, productos])
  const sort = useMemo(() => catalogue && code?.createSorter(catalogue), [code, catalogue])
  const chosen = useMemo(() => code?.chosenIn(listed), [code, listed])
  const narrowed = useMemo(
    () => code && catalogue && chosen && code.narrow(catalogue, found, chosen),
    [code, catalogue, found, chosen],
  )
  return { asked, ...(code && chosen && sort && narrowed && { ready: { code, chosen, sort, narrowed } }) }
}
