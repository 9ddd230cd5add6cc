import { Link } from '@tanstack/react-router'
import type { Producto } from '../../contract/producto.ts'
import { select } from '../../state/selection.ts'
import { Search } from '../../ui/icons/index.tsx'
import { Media } from '../../ui/Media.tsx'
import styles from './ProductCard.module.css'

type ProductCardProps = { producto: Pick<Producto, 'id' | 'nombre' | 'imagenes'>; as?: 'h2' | 'h3'; priority?: boolean }

/** A product of a grid (§2.4, §2.5): its first picture, its name, a red underline; it opens the product's detail. */
export const ProductCard = ({ producto: { id, nombre, imagenes }, as: Heading = 'h3', priority = false }: ProductCardProps) => (
  // The id is in the address for a new tab; preloading must not choose it.
  <Link to="/productos" search={{ id }} preload={false} className={styles.card} onClick={() => select('producto', id)}>
    <Media path={imagenes[0]?.path} alt="" width={454} height={448} priority={priority} className={styles.picture ?? ''} />
    <span className={styles.magnifier}><Search /></span>
    <span className={styles.caption}><Heading className={styles.name}>{nombre}</Heading></span>
  </Link>
)

/** The class of a block as high as the card. */
export const productCardSkeleton = styles.skeleton
