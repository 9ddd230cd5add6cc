import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { sorting } from '#state/sorting.ts'
import { cx } from '#ui/cx.ts'
import { SortableHead } from '#ui/SortableHead.tsx'
import table from '#ui/table.module.css'
import { useSliced } from '#ui/use-sliced.ts'
import { Pager } from './Pager.tsx'
import type { TableView } from './list-view.ts'
import { pageSize, toTop, useInSight } from './in-sight.ts'
import type { Bulk } from './list/bulk.ts'
import { CellSaver, type SaveCell } from './list/CellSaver.tsx'
import { useOrder, useOrderByHand, type Ordering } from './orden/use-order.ts'
import { SelectedBar } from './list/SelectedBar.tsx'
import { TableRow, type TableRowProps } from './list/TableRow.tsx'
import { useSelection } from './list/use-selection.ts'
import { compare, type Sortable } from './text.ts'
import { useWholeRows } from './whole-rows.ts'
import styles from './ListTable.module.css'

export interface ListRow {
  readonly id: number
}

export type ListTableProps<Row> = Pick<TableRowProps<Row>, 'columns' | 'actions' | 'edits'> & {
  caption: string
  rows: Row[]
  /** A page beyond the end shows the last page. */
  view: TableView
  onView: (view: TableView) => void
  /** The row that the user comes back to. */
  marked?: number | undefined
  /** All rows of the list, where `rows` are those of a search. */
  allRows?: readonly Row[]
  /** The order that users give to rows, where the API has orders; inactive during a search or a sort. */
  ordering?: Ordering<Row> | undefined
  /** The actions on all selected rows; without any, rows are not selected. */
  bulk?: Bulk<Row> | undefined
}

/** Up to so many rows are sorted at once, more in pieces. */
const few = 500

type Keyed = { readonly key: Sortable }
const up = (a: Keyed, b: Keyed) => compare(a.key, b.key)
const down = (a: Keyed, b: Keyed) => up(b, a)

function* sortRows<Row>(rows: Row[], by: (row: Row) => Sortable, compared: typeof up): Generator<void, Row[]> {
  const keyed = rows.map((row) => ({ row, key: by(row) }))
  return (yield* sorting(keyed, compared)).map(({ row }) => row)
}

/** The rows in the order of a column. */
const useSorted = <Row extends ListRow>({ rows, view: { sorting: sorts }, columns }: ListTableProps<Row>): Row[] => {
  const [sort] = sorts
  const by = columns.find(({ header }) => header === sort?.id)?.by
  const compared = sort?.desc ? down : up
  const work = useMemo(() => by && (() => sortRows(rows, by, compared)), [rows, by, compared])
  return useSliced(work, rows.length <= few) ?? rows
}

type HeadsProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'view' | 'onView'> & { children: ReactNode }

/** Each press of a head sorts up, then down, then in the list's own order. */
const Heads = <Row,>({ columns, view: { sorting: sorts }, onView, children }: HeadsProps<Row>) => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map(({ header, by, className }) => {
        const desc = sorts.find(({ id }) => id === header)?.desc
        const shown = desc === undefined ? false : desc ? 'desc' : 'asc'
        return (
          <SortableHead
            key={header}
            className={className}
            direction={by && shown}
            onSort={() => onView({ page: 0, sorting: desc ? [] : [{ id: header, desc: desc === false }] })}
          >
            {header}
          </SortableHead>
        )
      })}
      {children}
    </tr>
  </thead>
)

/** The table of a list: sortable by its heads, 50 rows a page, stacked on a narrow screen. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { caption, rows, view, onView, columns, actions, marked, allRows = rows, edits, bulk, ordering } = props
  const saver = useRef<SaveCell<Row>>(null)
  const bar = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLTableElement>(null)
  const order = useOrder(rows, ordering)
  const sorted = useSorted({ ...props, rows: order.shown })
  const pages = Math.ceil(sorted.length / pageSize)
  const pageIndex = Math.min(view.page, pages - 1)
  const shown = sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
  const showPage = (page: number) => {
    if (page !== pageIndex) onView({ ...view, page })
  }
  const byHand = useOrderByHand({
    order,
    active: view.sorting.length === 0 && rows.length === allRows.length,
    page: shown,
    first: pageIndex * pageSize,
    table: element,
    onPlace: (position) => showPage(Math.floor(position / pageSize)),
  })
  useInSight(element, marked, () => sorted.findIndex(({ id }) => id === marked), showPage)
  useWholeRows(element)
  const {
    bar: barProps,
    firstSelectedIndex,
    isSelected,
    keep,
    handlers,
  } = useSelection(order.shown, shown, bulk !== undefined, () => bar.current?.querySelector('button')?.focus())
  const events = {
    ...handlers,
    ...byHand.handlers,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      byHand.handlers.onKeyDown(event)
      handlers.onKeyDown(event)
    },
  }
  const keepSelected = (remaining: readonly Row[]) => {
    keep(remaining)
    // The bar disappears, and the focus with it; a closing question gives the focus back a moment later.
    if (!element.current?.contains(document.activeElement))
      setTimeout(() => element.current?.tBodies[0]?.rows[firstSelectedIndex]?.focus(), 50)
  }
  const turn = (page: number) => {
    onView({ ...view, page })
    toTop(element.current?.closest('main'))
  }
  return (
    <>
      {edits && <CellSaver ref={saver} edits={edits} rows={allRows} />}
      {bulk && barProps.rows.length > 0 && <SelectedBar ref={bar} {...barProps} {...bulk} onKeep={keepSelected} />}
      <table role="table" aria-label={caption} ref={element} className={cx(table.table, styles.list)}>
        <Heads columns={columns} view={view} onView={onView}>
          {actions && (
            <th role="columnheader" className={table.actions}>
              Acciones
            </th>
          )}
        </Heads>
        <tbody role="rowgroup" {...events}>
          {shown.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              actions={actions}
              marked={row.id === marked}
              selected={bulk && isSelected(row.id)}
              edits={edits}
              saver={saver}
              grip={byHand.on}
            />
          ))}
        </tbody>
      </table>
      <output className="visually-hidden">{order.message}</output>
      {pages > 1 && <Pager page={pageIndex} pages={pages} onPage={turn} />}
    </>
  )
}
