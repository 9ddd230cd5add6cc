import { cx } from '../../ui/cx.ts'
import styles from './NarrowCell.module.css'
import { isPrice, type Column } from './sheet.ts'

/** The columns to stress, by position: the name and the price. */
const rolesOf = (columns: readonly Column[]) => {
  const numbers = [...columns.keys()].filter((at) => columns[at]?.numeric)
  const price = numbers.findLast((at) => isPrice(columns[at]?.label ?? '')) ?? numbers.findLast((at) => at > 1)
  const [lead, name, ...rest] = [...columns.keys()].filter((at) => at !== price)
  return { price, lead, name, rest }
}

interface NarrowCellProps {
  columns: readonly Column[]
  cells: readonly string[]
  head?: boolean
}

/** A row, or the head, in two lines for a phone. */
export function NarrowCell({ columns, cells, head = false }: NarrowCellProps) {
  const { price, lead, name, rest } = rolesOf(columns)
  const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''))
  const others = rest.map(at).filter(Boolean).join(' · ')
  return (
    <span className={cx(styles.cell, head && styles.head)}>
      <span className={styles.name}>
        <b>{at(lead)}</b> <span>{at(name)}</span>
      </span>
      <span className={styles.price}>{at(price)}</span>
      <span className={styles.rest} title={others}>
        {others}
      </span>
    </span>
  )
}
