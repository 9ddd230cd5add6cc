import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../api/queries.ts'
import { obtenerProductos } from '../../contract/producto.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/Empty.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { CardGrid, CardGridSkeleton } from '../cards/CardGrid.tsx'
import { ProductCard, productCardSkeleton } from '../cards/ProductCard.tsx'
import { Loaded } from '../Loaded.tsx'
import { isFeatured } from './featured.ts'
import styles from './home.module.css'

/** 'Productos destacados' (§2.4). */
export function FeaturedProducts() {
  const query = useQuery({ ...read(obtenerProductos, {}), select: (all) => all.filter(isFeatured) })
  return (
    <section className={styles.section} aria-labelledby="productos-destacados">
      <SectionHeading
        id="productos-destacados"
        title="Productos destacados"
        action={
          <Link to="/productos" className={buttonClass('quiet')}>
            Ver todos
          </Link>
        }
      />
      <Loaded query={query} skeleton={<CardGridSkeleton columns={4} count={8} card={productCardSkeleton} />}>
        {(productos) =>
          productos.length === 0 ? (
            <Empty>Todavía no destacamos ningún producto. En «Ver todos» está el catálogo completo.</Empty>
          ) : (
            <CardGrid columns={4}>
              {productos.map((producto) => (
                <li key={producto.id}>
                  <ProductCard producto={producto} />
                </li>
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </section>
  )
}
