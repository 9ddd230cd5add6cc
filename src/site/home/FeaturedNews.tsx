import { read } from '#api/queries.ts'
import { obtenerNovedades } from '#contract/novedad.ts'
import { ArticleCard, articleCardSkeleton } from '../cards/ArticleCard.tsx'
import { CardGridSkeleton } from '../cards/CardGrid.tsx'
import { Featured } from './Featured.tsx'

export const FeaturedNews = () => (
  <Featured
    id="novedades-destacadas"
    title="Novedades"
    to="/novedades"
    list={read(obtenerNovedades, {})}
    cards="articles"
    skeleton={<CardGridSkeleton of="articles" count={3} card={articleCardSkeleton} />}
    empty="No hay novedades destacadas por ahora. En «Ver todos» están las anteriores."
  >
    {({ id, etiqueta, titulo, epigrafe, imagen }) => (
      <ArticleCard to="/novedades" id={id} tag={etiqueta} title={titulo} caption={epigrafe} image={imagen} />
    )}
  </Featured>
)
