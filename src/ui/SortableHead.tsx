import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronDown, Sort } from './icons/more.tsx'
import styles from './SortableHead.module.css'

type SortableHeadProps = {
  /** Undefined: the column cannot sort. False: the list is sorted by another column, or by none. */
  direction: 'asc' | 'desc' | false | undefined
  onSort: () => void
  className?: string | undefined
  children: ReactNode
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** A column head. Each press sorts up, then down, then in the list's own order. */
export const SortableHead = ({ direction, onSort, className, children }: SortableHeadProps) => {
  if (direction === undefined)
    return (
      <th role="columnheader" className={className}>
        {children}
      </th>
    )
  return (
    <th role="columnheader" className={className} aria-sort={direction ? spoken[direction] : 'none'}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        {direction ? <ChevronDown className={cx(styles.sorted, direction === 'asc' && styles.up)} /> : <Sort />}
      </button>
    </th>
  )
}
