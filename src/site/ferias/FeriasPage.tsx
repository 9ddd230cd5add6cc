import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/queries.ts'
import { obtenerFerias } from '../../contract/feria.ts'
import { ArticleCard, articleCardSkeleton } from '../cards/ArticleCard.tsx'
import { CardGrid, CardGridSkeleton } from '../cards/CardGrid.tsx'
import { LoadedList } from '../page/LoadedList.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { returnsToPlace } from '../page/return.ts'
import { useShownId } from '../page/shown.ts'
import { FeriaDetail } from './FeriaDetail.tsx'

/** §2.10: the trade fairs, or the selected fair. */
export function FeriasPage() {
  const id = useShownId()
  return id === undefined ? <FeriaList /> : <FeriaDetail id={id} />
}

function FeriaList() {
  const ferias = useQuery(read(obtenerFerias, {}, 'listed'))
  return (
    <PublicPage seccion="ferias" title="Ferias" description="Las ferias y jornadas en las que estuvo {empresa}">
      <LoadedList
        query={ferias}
        skeleton={<CardGridSkeleton columns={3} count={3} card={articleCardSkeleton} />}
        empty="Todavía no hay ferias para mostrar. Volvé pronto."
      >
        {(items) => (
          <CardGrid ref={returnsToPlace} columns={3}>
            {items.map(({ id, titulo, epigrafe, imagenes }, i) => (
              <li key={id} data-registro={id}>
                <ArticleCard
                  to="/ferias"
                  as="h2"
                  id={id}
                  title={titulo}
                  caption={epigrafe}
                  image={imagenes[0]?.path}
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
