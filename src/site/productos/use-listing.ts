import { useDeferredValue, useMemo } from 'react'
import type { Producto } from '#contract/producto.ts'
import { codeOnDemand } from '#ui/code-on-demand.ts'
import { useLater } from '#ui/later.ts'
import { few } from '../catalogue-worker/few.ts'
import { useAnswer } from '../catalogue-worker/use-answer.ts'
import type { Listed } from '../page/shown.ts'
import type { Chosen } from './narrow/chosen.ts'
import type { Finding } from './use-finding.ts'

/** The code of filters and table. */
const narrowCode = codeOnDemand(() => import('./narrow/index.ts'))

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
  const isAwaited = isCodeNeeded || tapped || query !== ''
  // Loads after the cards, or at once where the address or the visitor needs it.
  const due = useLater()
  const coming = narrowCode.useCode(isAwaited || due)
  // Deferred, since every card renders again.
  const code = useDeferredValue(coming.code)
  const isFew = productos !== undefined && productos.length <= few
  const isWanted = code !== undefined && (isCodeNeeded || tapped || isFew || query !== '')
  const order = listed.vista === 'tabla' ? listed.ordenar : undefined
  const narrowing = useMemo(() => (isWanted ? { query, chosen, order } : undefined), [isWanted, query, chosen, order])
  const now = useMemo(() => code?.listWith(finding?.getFinder), [code, finding])
  const { answered, retry } = useAnswer('list', productos, narrowing, now)
  const listing = useMemo(
    () => code && answered && code.restoreListing(answered.productos, answered.answer),
    [code, answered],
  )
  return {
    isCodeNeeded,
    query: answered?.input.query ?? '',
    /** Asks again for what somebody waits for; undefined unless it did not come. */
    retry: isAwaited ? (coming.retry ?? retry) : undefined,
    ...(code && listing && { ready: { ...listing, code } }),
  }
}
