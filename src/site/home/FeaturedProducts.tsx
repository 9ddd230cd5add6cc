import { CardGridSkeleton } from '../cards/CardGrid.tsx'
import { ProductCard, productCardSkeleton } from '../cards/ProductCard.tsx'
import { readCards } from '../products.ts'
import { Featured } from './Featured.tsx'

export const FeaturedProducts = () => (
  <Featured
    id="productos-destacados"
    title="Productos destacados"
    to="/productos"
    list={readCards(1)}
    cards="products"
    skeleton={<CardGridSkeleton of="products" card={productCardSkeleton} />}
    empty="Todavía no destacamos ningún producto. En «Ver todos» está el catálogo completo."
  >
    {(producto) => <ProductCard producto={producto} />}
  </Featured>
)
