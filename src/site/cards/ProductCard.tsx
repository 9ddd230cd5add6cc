import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '#api/queries.ts'
import { obtenerProducto, type Tarjeta } from '#contract/producto.ts'
import { Search } from '#ui/icons/index.tsx'
import { productsInRow } from '#ui/in-row.ts'
import { Media } from '#ui/Media.tsx'
import type { Listed } from '../page/shown.ts'
import { fromHere, keepPlace } from '../page/list-place.ts'
import styles from './ProductCard.module.css'

interface ProductCardProps {
  producto: Pick<Tarjeta, 'id' | 'nombre' | 'imagenes'>
  /** The list around the card: the detail marks the sizes the search meant, and knows the neighbours. */
  listed?: Listed
  as?: 'h2' | 'h3'
  priority?: boolean
}

/** A card of a product (§2.4, §2.5): first picture, name, red underline; it opens the detail. */
export const ProductCard = ({
  producto: { id, nombre, imagenes },
  listed,
  as: Heading = 'h3',
  priority = false,
}: ProductCardProps) => {
  const client = useQueryClient()
  // A card holds no sizes: the product is requested while the card is pressed.
  const readAhead = () => void client.prefetchQuery(read(obtenerProducto, { id }))
  return (
    <Link
      to="/productos"
      search={{ id, ...listed }}
      state={fromHere('/productos')}
      className={styles.card}
      onFocus={readAhead}
      onPointerDown={readAhead}
      onClick={() => keepPlace(id)}
    >
      <Media
        path={imagenes[0]?.path}
        alt=""
        width={454}
        height={448}
        sizes={`(width >= 768px) min(${100 / productsInRow}vw, ${1_280 / productsInRow}px), 50vw`}
        priority={priority}
        className={styles.picture}
      />
      <span className={styles.magnifier}>
        <Search />
      </span>
      <span className={styles.caption}>
        <Heading className={styles.name}>{nombre}</Heading>
      </span>
    </Link>
  )
}

/** The class of a skeleton as high as the card. */
export const productCardSkeleton = styles.skeleton
