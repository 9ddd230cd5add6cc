import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { read } from '#api/queries.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ArticleCard, articleCardSkeleton } from '../cards/ArticleCard.tsx'
import { CardGrid, CardGridSkeleton } from '../cards/CardGrid.tsx'
import { Loaded } from '../Loaded.tsx'
import { getPageAddress } from './address.ts'
import styles from './Articles.module.css'
import { LoadedList } from './LoadedList.tsx'
import { useOpenedInPlace } from './opened.ts'
import { PublicPage } from './PublicPage.tsx'
import { returnsToPlace } from './return.ts'
import { useShownId } from './shown.ts'
import { useRecord } from './use-record.ts'

interface Article {
  readonly id: number
  readonly titulo: string
  readonly epigrafe: string
}

interface ArticlesProps<Item> {
  seccion: 'novedades' | 'ferias'
  title: string
  description: string
  /** Describes a record without a caption; by default as the list. */
  about?: string
  detailEndpoint: Endpoint<{ id: number }, Item>
  listEndpoint: Endpoint<Record<never, never>, Item[]>
  /** How many cards stand in for a list that loads. */
  count: number
  /** The message for an empty list. */
  empty: string
  /** The tag and the image of a record's card. */
  card: (item: Item) => Pick<ComponentProps<typeof ArticleCard>, 'tag' | 'image'>
  /** Has the shape of a record. */
  skeleton: ReactNode
  /** The record in detail. `opened`: the record has taken the list's place, and its title gets the focus. */
  children: (item: Item, opened: boolean) => ReactNode
}

/** A page of news or fairs: the list, or the record in the address. */
export function Articles<Item extends Article>(props: ArticlesProps<Item>) {
  const id = useShownId()
  const opened = useOpenedInPlace(id)
  return id === undefined ? <List {...props} /> : <Detail key={id} id={id} opened={opened} {...props} />
}

function List<Item extends Article>({ listEndpoint, count, empty, card, ...about }: ArticlesProps<Item>) {
  const { seccion, title, description } = about
  const query = useQuery(read(listEndpoint, {}, 'listed'))
  return (
    <PublicPage seccion={seccion} title={title} description={description}>
      <LoadedList
        query={query}
        skeleton={<CardGridSkeleton of="articles" count={count} card={articleCardSkeleton} />}
        empty={empty}
      >
        {(items) => (
          <CardGrid ref={returnsToPlace} of="articles">
            {items.map((item, i) => (
              <li key={item.id} data-registro={item.id}>
                <ArticleCard
                  to={`/${seccion}`}
                  as="h2"
                  id={item.id}
                  title={item.titulo}
                  caption={item.epigrafe}
                  priority={i === 0}
                  {...card(item)}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </LoadedList>
    </PublicPage>
  )
}

const notFound = 'No lo encontramos'

type DetailProps<Item> = ArticlesProps<Item> & { id: number; opened: boolean }

/** One record; a message when the record is gone. */
function Detail<Item extends Article>({
  id,
  opened,
  detailEndpoint,
  listEndpoint,
  skeleton,
  children,
  ...about
}: DetailProps<Item>) {
  const { seccion, title, description } = about
  const { unknown, ...query } = useRecord(detailEndpoint, listEndpoint, id)
  const titulo = query.data?.titulo ?? (unknown ? notFound : title)
  return (
    <PublicPage
      seccion={seccion}
      id={id}
      unknown={unknown}
      title={titulo}
      description={query.data?.epigrafe || (about.about ?? description)}
      trail={[{ label: title, href: getPageAddress(seccion) }, ...(query.data ? [{ label: titulo }] : [])]}
      heading={null}
    >
      {unknown ? (
        <Missing seccion={seccion} />
      ) : (
        <Loaded query={query} skeleton={skeleton}>
          {(item) => children(item, opened)}
        </Loaded>
      )}
    </PublicPage>
  )
}

const Missing = ({ seccion }: Pick<ArticlesProps<unknown>, 'seccion'>) => (
  <div className={styles.missing}>
    <h1 className={styles.title}>{notFound}</h1>
    <p>Puede que ya no esté publicado, o que el enlace tenga un error.</p>
    <Link to={getPageAddress(seccion)} className={buttonClass()}>
      {`Ver todas las ${seccion}`}
    </Link>
  </div>
)
