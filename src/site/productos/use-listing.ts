import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Producto } from '#contract/producto.ts'
import { later } from '#ui/later.ts'
import { few } from '../catalogue-worker/few.ts'
import { useAnswer } from '../catalogue-worker/use-answer.ts'
import type { Listed } from '../page/shown.ts'
import type { Chosen } from './narrow/chosen.ts'
import type { Finding } from './use-finding.ts'

const load = () => import('./narrow/index.ts')
type Code = Awaited<ReturnType<typeof load>>

/**
 * Loads the code of filters and table after the cards, or at once when the address or the visitor needs it. When it
 * does not load, the list works without it.
 */
const useCode = (atOnce: boolean) => {
  const [code, setCode] = useState<Code>()
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

const needsCode = ({ buscar: _buscar, ...withoutQuery }: Listed): boolean => Object.keys(withoutQuery).length > 0

interface Requested {
  readonly query: string
  readonly listed: Listed
  readonly chosen: Chosen
  /** The visitor has opened a filter. */
  readonly tapped: boolean
  readonly finding: Finding | undefined
}

/** The products that pass the search and the filters, and the question that these answer: a short list's at once. */
export const useListing = (
  productos: readonly Producto[] | undefined,
  { query, listed, chosen, tapped, finding }: Requested,
) => {
  const isCodeNeeded = needsCode(listed)
  const code = useCode(isCodeNeeded || tapped || query !== '')
  const isFew = productos !== undefined && productos.length <= few
  const isWanted = code !== undefined && (isCodeNeeded || tapped || isFew || query !== '')
  const order = listed.vista === 'tabla' ? listed.ordenar : undefined
  const narrowing = useMemo(() => (isWanted ? { query, chosen, order } : undefined), [isWanted, query, chosen, order])
  const now = useMemo(() => code?.listWith(finding?.getFinder), [code, finding])
  const answered = useAnswer('list', productos, narrowing, now)
  const listing = useMemo(
    () => code && answered && code.restoreListing(answered.productos, answered.answer),
    [code, answered],
  )
  return {
    isCodeNeeded,
    query: answered?.input.query ?? '',
    ...(code && listing && { ready: { ...listing, code } }),
  }
}
