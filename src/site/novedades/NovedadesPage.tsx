import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/queries.ts'
import { obtenerNovedades } from '../../contract/novedad.ts'
import { ArticleCard, articleCardSkeleton } from '../cards/ArticleCard.tsx'
import { CardGrid, CardGridSkeleton } from '../cards/CardGrid.tsx'
import { LoadedList } from '../page/LoadedList.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { returnsToPlace } from '../page/return.ts'
import { useShownId } from '../page/shown.ts'
import { NovedadDetail } from './NovedadDetail.tsx'

/** §2.9: the news, or the selected news item. */
export function NovedadesPage() {
  const id = useShownId()
  return id === undefined ? <NovedadList /> : <NovedadDetail id={id} />
}

function NovedadList() {
  const novedades = useQuery(read(obtenerNovedades, {}, 'listed'))
  return (
    <PublicPage seccion="novedades" title="Novedades" description="Novedades de {empresa}">
      <LoadedList
        query={novedades}
        skeleton={<CardGridSkeleton columns={3} count={6} card={articleCardSkeleton} />}
        empty="Todavía no publicamos novedades. Volvé pronto."
      >
        {(items) => (
          <CardGrid ref={returnsToPlace} columns={3}>
            {items.map(({ id, etiqueta, titulo, epigrafe, imagen }, i) => (
              <li key={id} data-registro={id}>
                <ArticleCard
                  to="/novedades"
                  as="h2"
                  id={id}
                  tag={etiqueta}
                  title={titulo}
                  caption={epigrafe}
                  image={imagen}
                  priority={i === 0}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </LoadedList>
    </PublicPage>
  )
}
