import {
  createColumnHelper, createPaginatedRowModel, createSortedRowModel, functionalUpdate, rowPaginationFeature, rowSortingFeature, tableFeatures, useTable,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import table from '../../ui/table.module.css'
import { Pager } from './Pager.tsx'
import type { TableView } from './list-view.ts'
import { SortableHead } from './SortableHead.tsx'
import type { Column } from './columns.tsx'
import { compare, type Sortable } from './text.ts'
import styles from './ListTable.module.css'

export interface ListRow {
  readonly id: number
}

/** Rows on a page of a long list. */
const pageSize = 50

const features = tableFeatures({
  rowSortingFeature, sortedRowModel: createSortedRowModel(), rowPaginationFeature, paginatedRowModel: createPaginatedRowModel(),
})

type ListTableProps<Row> = {
  caption: string
  rows: Row[]
  /** A page that is no longer there shows as the last one there is. */
  view: TableView
  onView: (view: TableView) => void
  columns: readonly Column<Row>[]
  actions?: ((row: Row) => ReactNode) | undefined
}

/** What the library needs to know of our columns. */
const useColumns = <Row extends ListRow>(columns: readonly Column<Row>[]) => useMemo(() => {
  const helper = createColumnHelper<typeof features, Row>()
  return helper.columns(columns.map(({ header, by }) => helper.accessor((row): Sortable => by?.(row) ?? '', {
    id: header,
    enableSorting: by !== undefined,
    sortDescFirst: false,
    sortFn: (a, b, id) => compare(a.getValue<Sortable>(id), b.getValue<Sortable>(id)),
  })))
}, [columns])

/** The table of a list: sorted by its heads, 50 rows at a time, stacked where it is narrow. */
export function ListTable<Row extends ListRow>({ caption, rows, view, onView, columns, actions }: ListTableProps<Row>) {
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
  return (
    <>
      <table className={cx(table.table, styles.list)}>
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
            {actions && <th scope="col" className={table.actions}>Acciones</th>}
          </tr>
        </thead>
        <tbody>
          {list.getRowModel().rows.map((row) => <TableRow key={row.id} row={row.original} columns={columns} actions={actions} />)}
        </tbody>
      </table>
      {pages > 1 && <Pager page={pageIndex} pages={pages} onPage={(page) => onView({ ...view, page })} />}
    </>
  )
}

type TableRowProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'actions'> & { row: Row }

/** Rows that a search or a sort leaves in place are not rendered again. */
const TableRow = <Row,>({ row, columns, actions }: TableRowProps<Row>) => useMemo(() => (
  <tr>
    {columns.map(({ header, cell, className }) => (
      <td key={header} data-label={header} className={className}>{cell(row)}</td>
    ))}
    {actions && <td className={cx(table.actions, styles.actions)}>{actions(row)}</td>}
  </tr>
), [row, columns, actions])
