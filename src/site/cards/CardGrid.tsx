import type { ComponentProps } from 'react'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CardGrid.module.css'

type Columns = 3 | 4

/** A grid of cards with a fixed number of columns on desktops (§9). */
export const CardGrid = ({
  columns,
  children,
  ...rest
}: Pick<ComponentProps<'ul'>, 'ref' | 'children'> & { columns: Columns }) => (
  <ul className={styles[`of${columns}`]} {...rest}>
    {children}
  </ul>
)

export const CardGridSkeleton = ({
  columns,
  count,
  card,
}: {
  columns: Columns
  count: number
  card: string | undefined
}) => (
  <div className={styles[`of${columns}`]}>
    {Array.from({ length: count }, (_, i) => (
      <Skeleton key={i} className={cx(card)} />
    ))}
  </div>
)
