import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useRef, type ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { SortableHead } from '../../ui/SortableHead.tsx'
import table from '../../ui/table.module.css'
import { Pager } from './Pager.tsx'
import type { TableView } from './list-view.ts'
import { pageSize, toTop, useInSight } from './in-sight.ts'
import type { Column } from './columns.tsx'
import { compare, type Sortable } from './text.ts'
import { useWholeRows } from './whole-rows.ts'
import styles from './ListTable.module.css'

export interface ListRow {
  readonly id: number
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

type ListTableProps<Row> = {
  caption: string
  rows: Row[]
  /** A page that is no longer there shows as the last one there is. */
  view: TableView
  onView: (view: TableView) => void
  columns: readonly Column<Row>[]
  actions?: ((row: Row) => ReactNode) | undefined
  /** The row that one comes back to. */
  marked?: number | undefined
}

/** What the library needs to know of our columns. */
const useColumns = <Row extends ListRow>(columns: readonly Column<Row>[]) =>
  useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(
      columns.map(({ header, by }) =>
        helper.accessor((row): Sortable => by?.(row) ?? '', {
          id: header,
          enableSorting: by !== undefined,
          sortDescFirst: false,
          sortFn: (a, b, id) => compare(a.getValue<Sortable>(id), b.getValue<Sortable>(id)),
        }),
      ),
    )
  }, [columns])

/** The table of a list: sorted by its heads, 50 rows at a time, stacked where it is narrow. */
export function ListTable<Row extends ListRow>({
  caption,
  rows,
  view,
  onView,
  columns,
  actions,
  marked,
}: ListTableProps<Row>) {
  const element = useRef<HTMLTableElement>(null)
  const pages = Math.ceil(rows.length / pageSize)
  const pageIndex = Math.min(view.page, pages - 1)
  const list = useTable({
    features,
    columns: useColumns(columns),
    data: rows,
    getRowId: ({ id }) => String(id),
    state: { pagination: { pageIndex, pageSize }, sorting: view.sorting },
    onSortingChange: (updated) => onView({ page: 0, sorting: functionalUpdate(updated, view.sorting) }),
    autoResetPageIndex: false,
  })
  useInSight(
    element,
    marked,
    () => list.getPrePaginatedRowModel().rows.findIndex(({ original }) => original.id === marked),
    (page) => {
      if (page !== pageIndex) onView({ ...view, page })
    },
  )
  useWholeRows(element)
  const turn = (page: number) => {
    onView({ ...view, page })
    toTop(element.current?.closest('main'))
  }
  return (
    <>
      <table ref={element} className={cx(table.table, styles.list)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {list.getFlatHeaders().map(({ column }, i) => (
              <SortableHead
                key={column.id}
                className={columns[i]?.className}
                direction={column.getCanSort() ? column.getIsSorted() : undefined}
                onSort={() => column.toggleSorting()}
              >
                {column.id}
              </SortableHead>
            ))}
            {actions && (
              <th scope="col" className={table.actions}>
                Acciones
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              row={row.original}
              columns={columns}
              actions={actions}
              marked={row.original.id === marked}
            />
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pager page={pageIndex} pages={pages} onPage={turn} />}
    </>
  )
}

type TableRowProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'actions'> & { row: Row; marked: boolean }

/** Rows that a search or a sort leaves in place are not rendered again. */
const TableRow = <Row,>({ row, columns, actions, marked }: TableRowProps<Row>) =>
  useMemo(
    () => (
      <tr aria-current={marked || undefined}>
        {columns.map(({ header, cell, className }) => (
          <td key={header} data-label={header} className={className}>
            {cell(row)}
          </td>
        ))}
        {actions && <td className={cx(table.actions, styles.actions)}>{actions(row)}</td>}
      </tr>
    ),
    [row, columns, actions, marked],
  )
