import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import type { Descarga } from '../../contract/descarga.ts'
import type { Novedad } from '../../contract/novedad.ts'
import type { Producto } from '../../contract/producto.ts'
import type { Servicio } from '../../contract/servicio.ts'
import { finderOf, type Match } from './finder.ts'
import styles from './SearchDialog.module.css'
import { titlesFound } from './titles.ts'

interface SearchHitsProps {
  query: string
  in: {
    productos: readonly Producto[]
    novedades: readonly Novedad[]
    descargas: readonly Descarga[]
    servicios: readonly Servicio[]
  }
  onChoose: () => void
}

/** Of each kind; the pages have them all. */
const most = 5

/** What a question finds on the whole site. */
export function SearchHits({ query, in: { productos, novedades, descargas, servicios }, onChoose }: SearchHitsProps) {
  const { find } = finderOf(productos)
  const { matches, nearest } = useMemo(() => find(query), [find, query])
  const about = useMemo(
    () => ({
      novedades: titlesFound(novedades, query).slice(0, most),
      descargas: titlesFound(descargas, query).slice(0, most),
      servicios: titlesFound(servicios, query).slice(0, most),
    }),
    [novedades, descargas, servicios, query],
  )
  const rest = about.novedades.length + about.descargas.length + about.servicios.length
  if (matches.length === 0 && rest === 0)
    return (
      <output
        className={styles.none}
      >{`No encontramos nada de «${query}». Probá con menos palabras, con una medida o con el código de la caja.`}</output>
    )
  return (
    <div className={styles.hits}>
      {(!nearest || rest === 0) && <Products matches={matches} nearest={nearest} query={query} onChoose={onChoose} />}
      <Hits title="Novedades" items={about.novedades}>
        {({ id, titulo }) => (
          <Link to="/novedades" search={{ id }} onClick={onChoose}>
            {titulo}
          </Link>
        )}
      </Hits>
      <Hits title="Descargas" items={about.descargas}>
        {({ titulo }) => (
          <Link to="/descargas" onClick={onChoose}>
            {titulo}
          </Link>
        )}
      </Hits>
      <Hits title="Servicios" items={about.servicios}>
        {({ titulo }) => (
          <Link to="/servicios" onClick={onChoose}>
            {titulo}
          </Link>
        )}
      </Hits>
    </div>
  )
}

interface ProductsProps {
  matches: readonly Match[]
  nearest: boolean
  query: string
  onChoose: () => void
}

/** Each by the size of it that was meant best. */
function Products({ matches, nearest, query, onChoose }: ProductsProps) {
  const items = matches
    .slice(0, most)
    .map(({ producto, sizes: [best = -1] }) => ({
      id: producto.id,
      nombre: producto.nombre,
      size: producto.sub_productos[best],
    }))
  const all = matches.length > items.length && (
    <li>
      <Link
        to="/productos"
        search={{ buscar: query }}
        className={styles.all}
        onClick={onChoose}
      >{`Ver los ${matches.length.toLocaleString('es-AR')} productos`}</Link>
    </li>
  )
  return (
    <Hits title={nearest ? 'Lo más parecido' : 'Productos'} items={items} after={all}>
      {({ id, nombre, size }) => (
        <Link to="/productos" search={{ id, buscar: query }} onClick={onChoose}>
          <span>{nombre}</span>
          {size && (
            <span className={styles.size}>{[size.tamaño, size.codigo, size.pack].filter(Boolean).join(' · ')}</span>
          )}
        </Link>
      )}
    </Hits>
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
