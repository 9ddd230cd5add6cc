import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Producto, Tarjeta } from '#contract/producto.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading } from '#ui/Skeleton.tsx'
import { CardGridSkeleton } from '../cards/CardGrid.tsx'
import { productCardSkeleton } from '../cards/ProductCard.tsx'
import type { Listed } from '../page/shown.ts'
import type { Found as Answer, Match } from '#finder/match.ts'
import { Cards } from './Cards.tsx'
import { countText, missedText } from './count-text.ts'
import { FoundSizes } from './FoundSizes.tsx'
import { noFacets, type Chosen } from './narrow/chosen.ts'
import { facets, type Facet } from './narrow/facets.ts'
import { Filters } from './narrow/Filters.tsx'
import { finding } from './use-finding.ts'
import { useChangeList } from './use-list.ts'
import { useListing } from './use-listing.ts'
import styles from './ProductList.module.css'

interface FoundProps {
  cards: readonly Tarjeta[]
  /** How many products there are: `cards` may be the first ones alone. */
  total: number
  /** The products with their texts and sizes, once something asks for these. */
  productos: readonly Producto[] | undefined
  query: string
  listed: Listed
  /** Replaces the question; '' clears it. */
  onQuery: (query: string) => void
  filters: ChosenFilters
  skeleton: ReactNode
}

/** The filters, which are there from the start, whether or not there is anything to choose. */
export interface ChosenFilters {
  readonly chosen: Chosen
  readonly table: boolean
  readonly open: Facet | undefined
  readonly onOpen: (facet: Facet | undefined) => void
}

const notSearched = 'No pudimos buscar en el catálogo.'
const noAnswer: Answer = { matches: [], nearest: false, missed: [] }

/** The products that pass search and filters, after their matching sizes; all products without either. */
export function Found({
  cards,
  total,
  productos,
  query: typed,
  listed: inAddress,
  onQuery,
  filters,
  skeleton,
}: FoundProps) {
  const trimmed = typed.trim()
  const { code: found, retry: retryFinding } = finding.useCode(trimmed !== '' || Object.keys(inAddress).length > 0)
  // The search of an address waits for its answer. While typing, the last result stays until the next one is there.
  const [awaited, setAwaited] = useState(trimmed !== '')
  const { chosen, table, open } = filters
  const { isCodeNeeded, ready, query, retry } = useListing(productos, {
    // Typing has priority over showing results.
    query: useDeferredValue(found ? trimmed : ''),
    listed: inAddress,
    chosen,
    tapped: open !== undefined,
    finding: found,
  })
  if (awaited && (query !== '' || trimmed === '')) setAwaited(false)
  const searchResult = ready?.searchResult ?? noAnswer
  const marks = useMemo(() => found?.getMarks(query) ?? [], [found, query])
  const listed = useMemo((): Listed => {
    const { buscar: _buscar, ...withoutQuery } = inAddress
    return query === '' ? withoutQuery : { ...withoutQuery, buscar: query }
  }, [inAddress, query])
  const filtered = facets.some(({ name }) => inAddress[name] !== undefined)
  const askAgain = () => {
    retry?.()
    retryFinding?.()
  }
  const isMissing = retry !== undefined || retryFinding !== undefined
  if (awaited && isMissing) return <Retry onRetry={askAgain} message={notSearched} />
  if (awaited) return <Loading>{skeleton}</Loading>
  const isAll = query === '' && !filtered && !table
  const matches = ready?.matches ?? searchResult.matches
  const count = isAll || !ready ? total : matches.length
  const missed = missedText(searchResult)
  return (
    <div className={styles.found}>
      <div className={styles.narrow}>
        <Filters {...filters} choice={ready && { options: ready.options, Options: ready.code.Options }} />
      </div>
      <div>
        <output className={styles.count}>
          {countText({ ...searchResult, count }, { query, sizes: filtered || table ? ready?.sizes.length : undefined })}
        </output>
        {missed && <p className={styles.count}>{missed}</p>}
        {searchResult.meant !== undefined && (
          <p className={styles.count}>
            ¿Quisiste decir{' '}
            <Button tone="quiet" onClick={() => onQuery(searchResult.meant ?? '')}>
              {searchResult.meant}
            </Button>
            ?
          </p>
        )}
      </div>
      {isMissing && <Retry onRetry={askAgain} message={notSearched} />}
      {isCodeNeeded && !ready && !isMissing && <CardGridSkeleton of="products" card={productCardSkeleton} />}
      {ready && table && matches.length > 0 && (
        <ready.code.SizesTable sizes={ready.sizes} listed={listed} terms={marks} />
      )}
      {(ready ? !table : !isCodeNeeded) &&
        (isAll ? (
          <Cards productos={cards} total={total} listed={listed} />
        ) : (
          <AsCards matches={matches} listed={listed} terms={marks} sizes={query !== '' || filtered} />
        ))}
      {(ready || !isCodeNeeded) && count === 0 && (
        <Nothing filtered={filtered && searchResult.matches.length > 0} onClear={() => onQuery('')} />
      )}
    </div>
  )
}

interface AsCardsProps {
  matches: readonly Match[]
  listed: Listed
  terms: readonly string[]
  sizes: boolean
}

function AsCards({ matches, listed, terms, sizes }: AsCardsProps) {
  const productos = useMemo((): Producto[] => matches.map(({ producto }) => producto), [matches])
  return (
    <>
      {sizes && <FoundSizes matches={matches} listed={listed} terms={terms} />}
      {productos.length > 0 && <Cards productos={productos} listed={listed} />}
    </>
  )
}

/** Nothing was found: offers to clear the search or the filters. */
function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const change = useChangeList()
  return (
    <Empty
      action={
        <Button tone="secondary" onClick={filtered ? () => change(noFacets) : onClear}>
          {filtered ? 'Quitar filtros' : 'Ver todos los productos'}
        </Button>
      }
    >
      {filtered
        ? 'Ninguna de las medidas encontradas pasa estos filtros.'
        : 'Probá con menos palabras, con una medida (M12 x 50) o con el código tal como figura en la caja.'}
    </Empty>
  )
}
