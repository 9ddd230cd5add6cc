import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { missedText } from '../productos/count-text.ts'
import type { Found } from '#finder/match.ts'
import styles from './SearchDialog.module.css'
import type { Marca } from '#contract/marca.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { pageTitle } from '../page/title.ts'
import { isHidden } from '../shown-pages.ts'
import { menu } from '../pages.ts'
import { kinds } from './kinds.ts'
import { pages } from './pages.ts'
import { titlesFound } from './titles.ts'
import type { Site } from './use-site.ts'
import { digits } from '#ui/counted.ts'

interface SearchHitsProps {
  query: string
  site: Site
  /** Undefined while the catalogue is read. */
  products: Found | undefined
  onQuery: (query: string) => void
  onChoose: () => void
}

const none: Found = { matches: [], nearest: true, missed: [] }

/** The number of results of each kind; their pages have the rest. */
const maxHits = 5

/** The pages whose records have an address of their own. */
const opensById: ReadonlySet<string> = new Set(menu.flatMap((page) => ('record' in page ? page.path : [])))

type Hit = Pick<ReturnType<typeof pages>[number], 'id' | 'titulo' | 'to'>

/** Pages and records, by kind. Sections that the company does not show (Marca) are not found. */
const searchSite = (site: Site, marca: Marca, query: string): { title: string; items: readonly Hit[] }[] => {
  const shownPages = pages(site.contactos).filter(({ to }) => !isHidden(marca, to))
  return [
    { title: 'Páginas', items: titlesFound(shownPages, query).slice(0, maxHits) },
    ...kinds.map(({ name, path: to }, index) => ({
      title: pageTitle(to),
      items: titlesFound(isHidden(marca, to) ? [] : (site.records[index] ?? []), query, name)
        .slice(0, maxHits)
        .map(({ id, titulo }) => ({ id, titulo, to })),
    })),
  ].filter(({ items }) => items.length > 0)
}

const nothingText = ({ short }: Found, query: string): string =>
  short
    ? `«${query}» no alcanza para buscar. Escribí un poco más: una medida, un código o el nombre.`
    : `No encontramos nada de «${query}». Probá con menos palabras, con una medida o con el código de la caja.`

export function SearchHits({ query, site, products: searchResult, onQuery, onChoose }: SearchHitsProps) {
  const products = searchResult ?? none
  const marca = useMarca()
  const about = useMemo(() => searchSite(site, marca, query), [site, marca, query])
  if (about.length === 0 && products.matches.length === 0)
    return <output className={styles.none}>{searchResult ? nothingText(searchResult, query) : 'Buscando…'}</output>
  return (
    <div className={styles.hits}>
      {searchResult &&
        (!products.nearest || about.length === 0 || products.lack !== undefined || products.meant !== undefined) && (
          <Products searchResult={products} query={query} onQuery={onQuery} onChoose={onChoose} />
        )}
      {about.map(({ title, items }) => (
        <Hits key={title} title={title} items={items}>
          {({ id, titulo, to }) => (
            <Link to={to} search={opensById.has(to) ? { id } : {}} onClick={onChoose}>
              {titulo}
            </Link>
          )}
        </Hits>
      ))}
    </div>
  )
}

interface ProductsProps {
  searchResult: Found
  query: string
  onQuery: (query: string) => void
  onChoose: () => void
}

const getTitle = ({ nearest, byText }: Found): string =>
  nearest ? 'Lo más parecido' : byText ? 'Productos que lo nombran' : 'Productos'

/** Products, each shown by the size that matches best. */
function Products({ searchResult: { matches, ...how }, query, onQuery, onChoose }: ProductsProps) {
  const { meant } = how
  const message = [how.lack, missedText({ matches, ...how })].filter(Boolean).join(' ')
  const items = matches.slice(0, maxHits).map(({ producto, sizes: [best = -1] }) => ({
    id: producto.id,
    nombre: producto.nombre,
    size: producto.sub_productos[best],
  }))
  const allLink = matches.length > items.length && (
    <li>
      <Link to="/productos" search={{ buscar: query }} className={styles.all} onClick={onChoose}>
        {`Ver los ${digits(matches.length)} productos`}
      </Link>
    </li>
  )
  return (
    <>
      {(message !== '' || meant !== undefined) && (
        <output className={styles.none}>
          <span>{`${message} `}</span>
          {meant !== undefined && (
            <>
              ¿Quisiste decir{' '}
              <Button tone="quiet" onClick={() => onQuery(meant)}>
                {meant}
              </Button>
              ?
            </>
          )}
        </output>
      )}
      <Hits title={getTitle({ matches, ...how })} items={items} footer={allLink}>
        {({ id, nombre, size }) => (
          <Link to="/productos" search={{ id, buscar: query }} onClick={onChoose}>
            <span>{nombre}</span>
            {size && (
              <span className={styles.size}>{[size.tamaño, size.codigo, size.pack].filter(Boolean).join(' · ')}</span>
            )}
          </Link>
        )}
      </Hits>
    </>
  )
}

interface HitsProps<Item> {
  title: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
  footer?: ReactNode
}

const Hits = <Item extends { readonly id: number }>({ title, items, children, footer }: HitsProps<Item>) =>
  items.length === 0 ? null : (
    <section aria-label={title}>
      <h3 className={styles.kind}>{title}</h3>
      <ul role="list">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
        {footer}
      </ul>
    </section>
  )
