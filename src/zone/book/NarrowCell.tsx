import { cx } from '#ui/cx.ts'
import styles from './NarrowCell.module.css'
import type { Column } from './sheet.ts'

/** The columns to stress, by position: the name and the price. */
const assignRoles = (columns: readonly Column[]) => {
  const numbers = [...columns.keys()].filter((index) => columns[index]?.numeric)
  const price =
    numbers.findLast((index) => columns[index]?.field === 'precio') ?? numbers.findLast((index) => index > 1)
  const [lead, name, ...remaining] = [...columns.keys()].filter((index) => index !== price)
  return { price, lead, name, remaining }
}

interface NarrowCellProps {
  columns: readonly Column[]
  cells: readonly string[]
  head?: boolean
}

/** A row, or the head, in two lines for a phone. */
export function NarrowCell({ columns, cells, head = false }: NarrowCellProps) {
  const { price, lead, name, remaining } = assignRoles(columns)
  const getCell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''))
  const others = remaining.map(getCell).filter(Boolean).join(' · ')
  return (
    <span className={cx(styles.cell, head && styles.head)}>
      <span className={styles.name}>
        <b>{getCell(lead)}</b> <span>{getCell(name)}</span>
      </span>
      <span className={styles.price}>{getCell(price)}</span>
      <span className={styles.rest} title={others}>
        {others}
      </span>
    </span>
  )
}
