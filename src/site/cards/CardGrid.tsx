import type { ComponentProps, CSSProperties } from 'react'
import { inRow } from '#ui/in-row.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './CardGrid.module.css'

type Cards = keyof typeof inRow

const gridOf = (cards: Cards) => {
  const style: CSSProperties & { '--in-row': number } = { '--in-row': inRow[cards] }
  return { className: styles[cards], style }
}

type CardGridProps = Pick<ComponentProps<'ul'>, 'ref' | 'children'> & { of: Cards }

/** A grid of cards with a fixed number of columns on desktops (§9). */
export const CardGrid = ({ of: cards, ...props }: CardGridProps) => <ul {...gridOf(cards)} {...props} />

type CardGridSkeletonProps = { of: Cards; count?: number; card: string | undefined }

/** Two rows, where no count is given. */
export const CardGridSkeleton = ({ of: cards, count = 2 * inRow[cards], card }: CardGridSkeletonProps) => (
  <div {...gridOf(cards)}>
    {Array.from({ length: count }, (_, i) => (
      <Skeleton key={i} className={card} />
    ))}
  </div>
)
