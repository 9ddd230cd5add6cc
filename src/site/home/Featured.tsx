import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { read } from '../../api/queries.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/Empty.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { CardGrid } from '../cards/CardGrid.tsx'
import { Loaded } from '../Loaded.tsx'
import styles from './home.module.css'

interface FeaturedProps<Item> {
  id: string
  title: string
  /** The page that 'Ver todos' opens. */
  to: '/novedades' | '/productos'
  list: Endpoint<object, Item[]>
  columns: 3 | 4
  skeleton: ReactNode
  empty: string
  /** The card of one record. */
  children: (item: Item) => ReactNode
}

/** A section of the home page: a title, 'Ver todos' and a card per featured record (§2.4). */
export const Featured = <Item extends { id: number; destacado: 0 | 1 }>({
  id,
  title,
  to,
  list,
  columns,
  skeleton,
  empty,
  children,
}: FeaturedProps<Item>) => {
  const query = useQuery({ ...read(list, {}), select: (all) => all.filter(({ destacado }) => destacado === 1) })
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        action={
          <Link to={to} className={buttonClass('quiet')}>
            Ver todos
          </Link>
        }
      />
      <Loaded query={query} skeleton={skeleton}>
        {(items) =>
          items.length === 0 ? (
            <Empty>{empty}</Empty>
          ) : (
            <CardGrid columns={columns}>
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </section>
  )
}
