import type { ComponentProps } from 'react'
import type { Tarjeta } from '#contract/producto.ts'
import { ProductCard } from '../cards/ProductCard.tsx'
import { CardAdd } from '../pedido/CardAdd.tsx'
import styles from '../cards/ProductCard.module.css'

type ProductCellProps = Omit<ComponentProps<typeof ProductCard>, 'producto'> & { producto: Tarjeta }

/** A product's card with a button that adds its sizes to 'Mi pedido'. */
export const ProductCell = ({ producto, ...card }: ProductCellProps) => (
  <li data-registro={producto.id} className={styles.cell}>
    <ProductCard producto={producto} {...card} />
    <CardAdd producto={producto} />
  </li>
)
