import { useDeferredValue, useMemo } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { CardGridSkeleton } from '../cards/CardGrid.tsx'
import { productCardSkeleton } from '../cards/ProductCard.tsx'
import type { Listed } from '../page/shown.ts'
import type { Find, Match } from '../search/finder.ts'
import { Cards } from './Cards.tsx'
import { countText, missedText } from './count-text.ts'
import { FoundSizes } from './FoundSizes.tsx'
import { useChangeList } from './use-list.ts'
import { useNarrowing } from './use-narrowing.ts'
import styles from './ProductList.module.css'

interface FoundProps {
  productos: readonly Producto[]
  find: Find
  query: string
  listed: Listed
  onClear: () => void
}

const noFilters = { diametro: undefined, largo: undefined, pack: undefined, rosca: undefined }

/** What the search finds and the filters leave, its sizes first: all products while there is neither. */
export function Found({ productos, find, query: typed, listed: inAddress, onClear }: FoundProps) {
  // Typing goes before showing what it finds.
  const query = useDeferredValue(typed.trim())
  const found = useMemo(() => find(query), [find, query])
  const listed = useMemo((): Listed => {
    const { buscar: _buscar, ...rest } = inAddress
    return query === '' ? rest : { ...rest, buscar: query }
  }, [inAddress, query])
  const { asked, ready } = useNarrowing(productos, found.matches, inAddress)
  const { table, filtered } = modeOf(inAddress)
  const matches = ready ? ready.narrowed.matches : found.matches
  const missed = missedText(found)
  return (
    <div className={styles.found}>
      <div className={styles.narrow}>
        {ready && <ready.code.Filters chosen={ready.chosen} options={ready.narrowed.options} table={table} />}
      </div>
      <div>
        <output className={styles.count}>
          {countText(
            { ...found, matches },
            { query, sizes: filtered || table ? ready?.narrowed.sizes.length : undefined },
          )}
        </output>
        {missed && <p className={styles.count}>{missed}</p>}
      </div>
      {asked && !ready && <CardGridSkeleton columns={4} count={8} card={productCardSkeleton} />}
      {ready && table && matches.length > 0 && (
        <ready.code.SizesTable
          sizes={ready.sort(ready.narrowed.sizes, ready.code.orderIn(listed.ordenar))}
          listed={listed}
        />
      )}
      {(ready ? !table : !asked) && <AsCards matches={matches} listed={listed} sizes={query !== '' || filtered} />}
      {(ready || !asked) && matches.length === 0 && (
        <Nothing filtered={filtered && found.matches.length > 0} onClear={onClear} />
      )}
    </div>
  )
}

const modeOf = ({ vista, diametro, largo, pack, rosca }: Listed) => ({
  table: vista === 'tabla',
  filtered: [diametro, largo, pack, rosca].some((value) => value !== undefined),
})

function AsCards({ matches, listed, sizes }: { matches: readonly Match[]; listed: Listed; sizes: boolean }) {
  const productos = useMemo((): Producto[] => matches.map(({ producto }) => producto), [matches])
  return (
    <>
      {sizes && <FoundSizes matches={matches} listed={listed} />}
      {productos.length > 0 && <Cards productos={productos} listed={listed} />}
    </>
  )
}

/** No dead end: the way out is named. */
function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const change = useChangeList()
  if (filtered)
    return (
      <Empty
        action={
          <Button tone="secondary" onClick={() => change(noFilters)}>
            Quitar filtros
          </Button>
        }
      >
        Ninguna de las medidas encontradas pasa estos filtros.
      </Empty>
    )
  return (
    <Empty
      action={
        <Button tone="secondary" onClick={onClear}>
          Ver todos los productos
        </Button>
      }
    >
      Probá con menos palabras, con una medida (M12 x 50) o con el código tal como figura en la caja.
    </Empty>
  )
}
