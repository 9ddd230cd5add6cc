import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronDown, Sort } from './icons/more.tsx'
import styles from './SortableHead.module.css'

type SortableHeadProps = {
  /** Undefined: this column does not sort. False: it does not sort now. */
  direction: 'asc' | 'desc' | false | undefined
  onSort: () => void
  className?: string | undefined
  children: ReactNode
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column; pressing it sorts up, down, and back to the order of the list. */
export const SortableHead = ({ direction, onSort, className, children }: SortableHeadProps) => {
  if (direction === undefined)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  return (
    <th scope="col" className={className} aria-sort={direction ? spoken[direction] : 'none'}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        {direction ? <ChevronDown className={cx(styles.sorted, direction === 'asc' && styles.up)} /> : <Sort />}
      </button>
    </th>
  )
}
