import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/Empty.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { CardGrid } from '../cards/CardGrid.tsx'
import { Loaded } from '../Loaded.tsx'
import styles from './home.module.css'

interface FeaturedProps<Item, Key extends QueryKey> {
  id: string
  title: string
  to: '/novedades' | '/productos'
  list: UseQueryOptions<Item[], Error, Item[], Key>
  cards: 'products' | 'articles'
  skeleton: ReactNode
  empty: string
  children: (item: Item) => ReactNode
}

/** A section of the home page: a title, 'Ver todos' and a card per featured record (§2.4). */
export const Featured = <Item extends { id: number; destacado: 0 | 1 }, Key extends QueryKey>({
  id,
  title,
  to,
  list,
  cards,
  skeleton,
  empty,
  children,
}: FeaturedProps<Item, Key>) => {
  const query = useQuery({ ...list, select: (items: Item[]) => items.filter(({ destacado }) => destacado === 1) })
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
            <CardGrid of={cards}>
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
