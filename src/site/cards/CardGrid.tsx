import type { ComponentProps, CSSProperties } from 'react'
import { articlesInRow, productsInRow } from '#ui/in-row.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './CardGrid.module.css'

type Cards = 'products' | 'articles'
/** The number in a row, as the stylesheet reads it. */
const rows: Record<Cards, CSSProperties & { '--in-row': number }> = {
  products: { '--in-row': productsInRow },
  articles: { '--in-row': articlesInRow },
}

type CardGridProps = Pick<ComponentProps<'ul'>, 'ref' | 'children'> & { of: Cards }

/** A grid of cards with a fixed number of columns on desktops (§9). */
export const CardGrid = ({ of: cards, ...props }: CardGridProps) => (
  <ul role="list" className={styles[cards]} style={rows[cards]} {...props} />
)

type CardGridSkeletonProps = { of: Cards; count?: number; card: string | undefined }

/** Two rows, where no count is given. */
export const CardGridSkeleton = ({ of: cards, count = 2 * rows[cards]['--in-row'], card }: CardGridSkeletonProps) => (
  <div className={styles[cards]} style={rows[cards]}>
    {Array.from({ length: count }, (_, i) => (
      <Skeleton key={i} className={card} />
    ))}
  </div>
)
