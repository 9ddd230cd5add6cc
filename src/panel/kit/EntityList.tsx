import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Retry } from '#ui/Retry.tsx'
import { counted, digits } from '#ui/counted.ts'
import { Screen } from './Screen.tsx'
import { SearchBox } from './SearchBox.tsx'
import { filtered, Filters, Fold, type Filter } from './list/Filters.tsx'
import type { Edits } from './list/CellSaver.tsx'
import { ListTable, type ListRow, type ListTableProps } from './ListTable.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { getMarkedId } from './remembered-lists.ts'
import type { Ordering } from './orden/use-order.ts'
import { listed } from './listed.ts'
import { useListView } from './list-view.ts'
import { useMatches, type Wider } from './matches.ts'
import styles from './EntityList.module.css'

/** A read of the contract, as `read()` makes it. */
export type Read<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>

type EntityListProps<Row extends ListRow, Key extends QueryKey> = Pick<
  ListTableProps<NoInfer<Row>>,
  'columns' | 'actions' | 'edits' | 'bulk'
> & {
  title: string
  query: Read<Row[], Key>
  /** The text that the search box looks in (§5). */
  search: (row: NoInfer<Row>) => string
  /** A wider search, for when that one finds nothing. */
  wider?: Wider<NoInfer<Row>>
  create?: ReactNode
  /** Filters besides the search, beyond these. */
  filters?: ReactNode
  /** Filters of the list's own rows. */
  choices?: readonly Filter<NoInfer<Row>>[]
  /** Stands in place of a list without rows. */
  empty?: string
}

const none: never[] = []

/** The order by hand of records that save an `orden`. */
const toOrdering = <Row,>(edits: Edits<Row> | undefined): Ordering<Row> | undefined => {
  const recurso = edits?.save.entity?.resource
  return edits && recurso !== undefined && 'orden' in edits.save.request
    ? { recurso, getName: edits.getName }
    : undefined
}

/** A list screen (§2.15): title, create button, 'Buscar...', and a table with the row's buttons. */
export function EntityList<Row extends ListRow, Key extends QueryKey>(props: EntityListProps<Row, Key>) {
  const { title, query, search, wider, columns, create, filters, choices = none, edits } = props
  const { empty = 'Todavía no hay nada cargado.' } = props
  const { data, isError, refetch } = useQuery(listed(query))
  const [view, change] = useListView()
  const searchText = useDeferredValue(view.text)
  const passed = useMemo(() => filtered(data ?? none, choices, view.chosen), [data, choices, view.chosen])
  const { rows, looking, retry } = useMatches(passed, search, searchText, wider)
  const [marked] = useState(() => getMarkedId(query.queryKey[0]))

  const ordering = toOrdering(edits)
  const find = (text: string) => change({ text, page: 0 })
  useUnhide(marked, data, rows, () => change({ text: '', page: 0, chosen: {} }))
  const body = () => {
    if (!data)
      return isError ? (
        <Retry onRetry={() => void refetch()} message="No pudimos cargar la lista." />
      ) : (
        <TableSkeleton columns={columns} />
      )
    if (passed.length === 0)
      return <Empty>{filters || data.length > 0 ? 'No hay nada con esos filtros.' : empty}</Empty>
    if (looking) return <TableSkeleton columns={columns} />
    if (rows.length === 0 && retry) return <Retry onRetry={retry} message="No pudimos buscar." />
    if (rows.length === 0) return <NoResults text={searchText} onClear={() => find('')} />
    return (
      <ListTable
        {...props}
        caption={title}
        rows={rows}
        view={view}
        onView={change}
        marked={marked}
        allRows={data}
        ordering={ordering}
      />
    )
  }
  return (
    <Screen title={title} actions={create}>
      <div className={styles.bar}>
        <SearchBox value={view.text} onChange={find} />
        {choices.length > 0 && (
          <Filters filters={choices} chosen={view.chosen} onChosen={(chosen) => change({ chosen, page: 0 })} />
        )}
        <output className={styles.count}>{data && describeCount(rows.length, data.length)}</output>
      </div>
      {filters && <Fold>{filters}</Fold>}
      {body()}
    </Screen>
  )
}

/** Clears a search that hides the record just saved; later searches stay. */
const useUnhide = (
  marked: number | undefined,
  allRows: readonly ListRow[] | undefined,
  rows: readonly ListRow[],
  unhide: () => void,
): void => {
  const sought = useRef(marked !== undefined)
  const findMarked = useEffectEvent(() => {
    const isMarked = ({ id }: ListRow) => id === marked
    if (!allRows?.some(isMarked)) return
    sought.current = false
    if (!rows.some(isMarked)) unhide()
  })
  useEffect(() => {
    if (sought.current) findMarked()
  })
}

const describeCount = (shown: number, total: number): string =>
  shown === total ? counted(total, 'registro', 'registros') : `${digits(shown)} de ${digits(total)} registros`

const NoResults = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <Empty
    action={
      <Button tone="secondary" onClick={onClear}>
        Limpiar búsqueda
      </Button>
    }
  >{`No encontramos nada con “${text}”.`}</Empty>
)
