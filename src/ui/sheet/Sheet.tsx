import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { GetTable } from '../tables/use-copy-rows.ts'
import { WholeList } from '../tables/WholeList.tsx'
import table from '../table.module.css'
import { TableScroll } from '../TableScroll.tsx'
import { useWindowed } from '../use-windowed.ts'
import styles from './Sheet.module.css'

interface SheetProps {
  /** The name of the box that scrolls. */
  label: string
  caption: string
  /** The columns' `col`. */
  columns: ReactNode
  /** The head of the rows' own heads, which stays in sight with these. */
  corner?: ReactNode
  /** The columns' `th`. */
  heads: ReactNode
  rowCount: number
  /** The `tr` of a row by its index; its `aria-rowindex` counts the heads. A first cell that is a `th role="rowheader"` stays in sight. */
  renderRow: (index: number, ariaRowIndex: number) => ReactNode
  /** The index of the row to bring into sight. */
  target?: number | undefined
  /** Every row is rendered, for print. */
  whole?: boolean
  /** All rows for a clipboard. */
  getTable: GetTable
  /** The line over a sheet that is larger than the window: what the browser's own search leaves out. */
  searchHint: string
  className?: string | undefined
  tableClassName?: string | undefined
  style?: CSSProperties | undefined
}

/** A sheet of many rows of one height in a box that scrolls both ways. Only the rows near the window are rendered. */
export function Sheet({
  label,
  caption,
  columns,
  corner,
  heads,
  rowCount,
  renderRow,
  target,
  whole = false,
  getTable,
  searchHint,
  className,
  tableClassName,
  style,
}: SheetProps) {
  const { box, above, below, isPartial, ...near } = useWindowed(rowCount)
  const [from, to] = whole ? [0, rowCount] : [near.from, near.to]
  /** As the rows that are not rendered have it; not a number where all are. */
  const rowHeight = (above + below) / (rowCount - near.to + near.from)
  useLayoutEffect(() => {
    const scroller = box.current?.closest('section')
    if (target === undefined || !box.current || !scroller) return
    const height = rowHeight || box.current.offsetHeight / rowCount
    scroller.scrollIntoView({ block: 'nearest' })
    scroller.scrollTop = (target + 1) * height - scroller.clientHeight / 2
  }, [box, target, rowCount, rowHeight])
  const rows = Array.from({ length: to - from }, (_, i) => renderRow(from + i, from + i + 2))
  return (
    <>
      {isPartial && !whole && (
        <WholeList body={box} getTable={getTable}>
          {searchHint}
        </WholeList>
      )}
      <TableScroll label={label} className={cx(styles.box, className)}>
        <table
          role="table"
          aria-label={caption}
          className={cx(table.table, styles.table, tableClassName)}
          style={style}
          aria-rowcount={rowCount + 1}
        >
          <colgroup>{columns}</colgroup>
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={1}>
              {corner !== undefined && (
                <th role="columnheader" className={styles.corner}>
                  {corner}
                </th>
              )}
              {heads}
            </tr>
          </thead>
          <tbody role="rowgroup" ref={box}>
            {!whole && above > 0 && <tr aria-hidden style={{ height: above }} />}
            {rows}
            {!whole && below > 0 && <tr aria-hidden style={{ height: below }} />}
          </tbody>
        </table>
      </TableScroll>
    </>
  )
}
