import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../api/queries.ts'
import { obtenerNovedades } from '../../contract/novedad.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/Empty.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { ArticleCard, articleCardSkeleton } from '../cards/ArticleCard.tsx'
import { CardGrid, CardGridSkeleton } from '../cards/CardGrid.tsx'
import { Loaded } from '../Loaded.tsx'
import { isFeatured } from './featured.ts'
import styles from './home.module.css'

/** 'Novedades' (§2.4). */
export function FeaturedNews() {
  const query = useQuery({ ...read(obtenerNovedades, {}), select: (all) => all.filter(isFeatured) })
  return (
    <section className={styles.section} aria-labelledby="novedades-destacadas">
      <SectionHeading
        id="novedades-destacadas"
        title="Novedades"
        action={
          <Link to="/novedades" className={buttonClass('quiet')}>
            Ver todos
          </Link>
        }
      />
      <Loaded query={query} skeleton={<CardGridSkeleton columns={3} count={3} card={articleCardSkeleton} />}>
        {(novedades) =>
          novedades.length === 0 ? (
            <Empty>No hay novedades destacadas por ahora. En «Ver todos» están las anteriores.</Empty>
          ) : (
            <CardGrid columns={3}>
              {novedades.map(({ id, etiqueta, titulo, epigrafe, imagen }) => (
                <li key={id}>
                  <ArticleCard
                    to="/novedades"
                    id={id}
                    tag={etiqueta}
                    title={titulo}
                    caption={epigrafe}
                    image={imagen}
                  />
                </li>
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </section>
  )
}
