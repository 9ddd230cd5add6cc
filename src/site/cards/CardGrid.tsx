import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './CardGrid.module.css'

type Columns = 3 | 4
type CardGridProps = Pick<ComponentProps<'ul'>, 'ref' | 'children'> & { columns: Columns }

/** A grid of cards with a fixed number of columns on desktops (§9). */
export const CardGrid = ({ columns, ...props }: CardGridProps) => <ul className={styles[`of${columns}`]} {...props} />

type CardGridSkeletonProps = { columns: Columns; count: number; card: string | undefined }

export const CardGridSkeleton = ({ columns, count, card }: CardGridSkeletonProps) => (
  <div className={styles[`of${columns}`]}>
    {Array.from({ length: count }, (_, i) => (
      <Skeleton key={i} className={card} />
    ))}
  </div>
)
