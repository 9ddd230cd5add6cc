import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { missedText } from '../productos/count-text.ts'
import type { Found } from '../../finder/match.ts'
import styles from './SearchDialog.module.css'
import type { Marca } from '../../contract/marca.ts'
import { useMarca } from '../../ui/brand/marca.ts'
import { pageTitle } from '../page/title.ts'
import { isHidden } from '../shown-pages.ts'
import { pages } from './pages.ts'
import { titlesFound } from './titles.ts'
import type { Site } from './use-site.ts'
import { digits } from '../../ui/counted.ts'

interface SearchHitsProps {
  query: string
  in: Site
  /** Undefined while the catalogue is read. */
  products: Found | undefined
  onQuery: (query: string) => void
  onChoose: () => void
}

const none: Found = { matches: [], nearest: true, missed: [] }

/** The number of results of each kind; their pages have the rest. */
const most = 5

const kinds = [
  ['novedades', '/novedades'],
  ['ferias', '/ferias'],
  ['descargas', '/descargas'],
  ['servicios', '/servicios'],
  ['videos', '/videos'],
  ['valores', '/empresa'],
] as const
const opensById: ReadonlySet<string> = new Set(['/novedades', '/ferias'])

type Hit = Pick<ReturnType<typeof pages>[number], 'id' | 'titulo' | 'to'>

/** Pages and records, by kind. What the company does not show (Marca) is not found. */
const aboutIn = (site: Site, marca: Marca, query: string): { title: string; items: readonly Hit[] }[] => {
  const found = pages(site.contactos).filter(({ to }) => !isHidden(marca, to))
  return [
    { title: 'Páginas', items: titlesFound(found, query).slice(0, most) },
    ...kinds
      .filter(([, to]) => !isHidden(marca, to))
      .map(([kind, to]) => ({
        title: pageTitle(to),
        items: titlesFound<{ id: number; titulo: string }>(site[kind], query, kind)
          .slice(0, most)
          .map(({ id, titulo }) => ({ id, titulo, to })),
      })),
  ].filter(({ items }) => items.length > 0)
}

const nothingText = ({ short }: Found, query: string): string =>
  short
    ? `«${query}» no alcanza para buscar. Escribí un poco más: una medida, un código o el nombre.`
    : `No encontramos nada de «${query}». Probá con menos palabras, con una medida o con el código de la caja.`

export function SearchHits({ query, in: site, products: found, onQuery, onChoose }: SearchHitsProps) {
  const products = found ?? none
  const marca = useMarca()
  const about = useMemo(() => aboutIn(site, marca, query), [site, marca, query])
  if (about.length === 0 && products.matches.length === 0)
    return <output className={styles.none}>{found ? nothingText(found, query) : 'Buscando…'}</output>
  return (
    <div className={styles.hits}>
      {found &&
        (!products.nearest || about.length === 0 || products.lack !== undefined || products.meant !== undefined) && (
          <Products found={products} query={query} onQuery={onQuery} onChoose={onChoose} />
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
  found: Found
  query: string
  onQuery: (query: string) => void
  onChoose: () => void
}

const titleOf = ({ nearest, byText }: Found): string =>
  nearest ? 'Lo más parecido' : byText ? 'Productos que lo nombran' : 'Productos'

/** Products, each shown by the size that matches best. */
function Products({ found: { matches, ...how }, query, onQuery, onChoose }: ProductsProps) {
  const { meant } = how
  const message = [how.lack, missedText({ matches, ...how })].filter(Boolean).join(' ')
  const items = matches.slice(0, most).map(({ producto, sizes: [best = -1] }) => ({
    id: producto.id,
    nombre: producto.nombre,
    size: producto.sub_productos[best],
  }))
  const all = matches.length > items.length && (
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
      <Hits title={titleOf({ matches, ...how })} items={items} after={all}>
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
  after?: ReactNode
}

const Hits = <Item extends { readonly id: number }>({ title, items, children, after }: HitsProps<Item>) =>
  items.length === 0 ? null : (
    <section aria-label={title}>
      <h3 className={styles.kind}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
        {after}
      </ul>
    </section>
  )
