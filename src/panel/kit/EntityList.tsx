import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { counted } from '../../ui/counted.ts'
import { Screen } from './Screen.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ListTable, type ListRow } from './ListTable.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { Column } from './columns.tsx'
import { markOf } from './left-lists.ts'
import { useListView } from './list-view.ts'
import { useMatches } from './matches.ts'
import styles from './EntityList.module.css'

/** A read of the contract, as `read()` makes it. */
export type Read<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>

type EntityListProps<Row extends ListRow, Key extends QueryKey> = {
  title: string
  query: Read<Row[], Key>
  /** The text that the search box looks in (§5). */
  search: (row: NoInfer<Row>) => string
  columns: readonly Column<NoInfer<Row>>[]
  /** The create button. */
  create?: ReactNode
  /** What narrows the list besides the search. */
  filters?: ReactNode
  /** The buttons of a row. */
  actions?: (row: NoInfer<Row>) => ReactNode
}

const none: never[] = []

/** A list screen (§2.15): title, create button, 'Buscar...', and a table with the row's buttons. */
export function EntityList<Row extends ListRow, Key extends QueryKey>(props: EntityListProps<Row, Key>) {
  const { title, query, search, columns, create, filters, actions } = props
  const { data, isError, refetch } = useQuery(query)
  const [view, change] = useListView()
  const wanted = useDeferredValue(view.text)
  const rows = useMatches(data ?? none, search, wanted)
  const [marked] = useState(() => markOf(query.queryKey[0]))

  const find = (text: string) => change({ text, page: 0 })
  useUnhide(marked, data, rows, () => find(''))
  const body = () => {
    if (!data)
      return isError ? (
        <Retry onRetry={() => void refetch()} message="No pudimos cargar la lista." />
      ) : (
        <TableSkeleton columns={columns} />
      )
    if (data.length === 0)
      return <Empty>{filters ? 'No hay nada con esos filtros.' : 'Todavía no hay nada cargado.'}</Empty>
    if (rows.length === 0) return <NoResults text={wanted} onClear={() => find('')} />
    return (
      <ListTable
        caption={title}
        rows={rows}
        view={view}
        onView={change}
        columns={columns}
        actions={actions}
        marked={marked}
      />
    )
  }
  return (
    <Screen title={title} actions={create}>
      <div className={styles.bar}>
        <SearchBox value={view.text} onChange={find} />
        <output className={styles.count}>{data && countOf(rows.length, data.length)}</output>
      </div>
      {filters}
      {body()}
    </Screen>
  )
}

/** A search that hides what was just saved is over; later searches hide what they hide. */
const useUnhide = (
  marked: number | undefined,
  all: readonly ListRow[] | undefined,
  rows: readonly ListRow[],
  unhide: () => void,
): void => {
  const sought = useRef(marked !== undefined)
  const look = useEffectEvent(() => {
    const is = ({ id }: ListRow) => id === marked
    if (!all?.some(is)) return
    sought.current = false
    if (!rows.some(is)) unhide()
  })
  useEffect(() => {
    if (sought.current) look()
  })
}

const format = (n: number) => n.toLocaleString('es-AR')
const countOf = (shown: number, all: number): string =>
  shown === all ? counted(all, 'registro', 'registros') : `${format(shown)} de ${format(all)} registros`

const NoResults = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <Empty
    action={
      <Button tone="secondary" onClick={onClear}>
        Limpiar búsqueda
      </Button>
    }
  >
    No encontramos nada con “{text}”.
  </Empty>
)
