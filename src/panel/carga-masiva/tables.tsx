import { Fragment, useMemo, useState } from 'react'
import { columnRows } from '#contract/bulk-columns.ts'
import { toRecord } from '#contract/record.ts'
import { formatPosition, type BadCell, type RowPosition, type SheetRow } from '#contract/bulk-row.ts'
import { textColumn, type Column } from '../kit/columns.tsx'
import { firstView, type TableView } from '../kit/list-view.ts'
import { ListTable, type ListRow } from '../kit/ListTable.tsx'
import { DownloadButton } from '../kit/DownloadButton.tsx'
import type { Change, Joined, Outcome } from './preview.ts'
import type { ShownRow } from './settle.ts'
import { rejectedCsv } from './refused.ts'
import styles from './CargaMasiva.module.css'

const numberColumn = <Row,>(header: string, value: (row: Row) => number): Column<Row> => ({
  header,
  cell: value,
  by: value,
  className: styles.number,
})

/** The row's number; with the name of its sheet where the rows come from several. */
const rowColumn = <Row,>(getPosition: (row: Row) => RowPosition): Column<Row> => ({
  ...numberColumn('Fila', (row: Row) => getPosition(row).number),
  cell: (row) => formatPosition(getPosition(row)),
})
const firstColumn = rowColumn(({ first }: Outcome) => first)
const nameColumn = textColumn('Nombre', ({ nombre }: Outcome) => nombre)
const sizeColumn = numberColumn('Sub-productos', ({ subProductos }: Outcome) => subProductos)
const joinWords = (changes: readonly Change[]): string => changes.map(({ words }) => words).join(', ')

/** Losses stand out. */
const changesColumn: Column<Outcome> = {
  ...textColumn('Cambios', ({ changes }: Outcome) => joinWords(changes)),
  // In one box, since a cell is a grid on a phone.
  cell: ({ changes }) => (
    <span>
      {changes.map(({ words, loses }, i) => (
        <Fragment key={words}>
          <span>{i > 0 && ', '}</span>
          {loses ? <strong className={styles.loses}>{words}</strong> : words}
        </Fragment>
      ))}
    </span>
  ),
}
const outcomeColumns = {
  created: [firstColumn, nameColumn, sizeColumn],
  changed: [firstColumn, nameColumn, changesColumn],
  unchanged: [firstColumn, nameColumn, sizeColumn],
}

const sizeHeads = ['nombre', 'codigo', 'tamaño', 'pack', 'codigobarra'] as const
const labels = toRecord(columnRows, ({ label }) => label)
const storedColumns = [
  rowColumn(({ row }: ShownRow) => row),
  ...sizeHeads.map((name): Column<ShownRow> => {
    const column = textColumn(labels[name], ({ row }: ShownRow) => row.cells[name])
    return {
      ...column,
      cell: ({ row, marked }) =>
        marked.includes(name) ? <mark>{row.cells[name]}</mark> : <span>{row.cells[name]}</span>,
    }
  }),
]

type TableProps<Row> = { caption: string; rows: Row[]; columns: readonly Column<Row>[] }

/** A table from its first page. */
function Table<Row extends ListRow>(props: TableProps<Row>) {
  const [view, setView] = useState<TableView>(firstView)
  return <ListTable {...props} view={view} onView={setView} />
}

type OutcomeTableProps = { kind: keyof typeof outcomeColumns; products: Outcome[] }

/** The products that the sheet will create, change or leave alone. */
export const OutcomeTable = ({ kind, products }: OutcomeTableProps) => (
  <Table caption="Productos de la planilla" rows={products} columns={outcomeColumns[kind]} />
)

type StoredTableProps = { caption: string; rows: readonly ShownRow[] }

/** Rows as the catalogue will have them, with the doubtful cells marked. */
export const StoredTable = ({ caption, rows }: StoredTableProps) => (
  <Table caption={caption} rows={[...rows]} columns={storedColumns} />
)

const joinedColumns = [
  rowColumn(({ first }: Joined) => first),
  textColumn('Nombre', ({ nombre }: Joined) => nombre),
  textColumn('Filas que lo escriben de otra forma', ({ rows }: Joined) => rows.join(', ')),
]

/** The names that the sheet writes in several ways. */
export const JoinedTable = ({ joined }: { joined: Joined[] }) => (
  <Table caption="Nombres que se juntan" rows={joined} columns={joinedColumns} />
)

type Rejected = BadCell & { readonly id: number }

const cellColumns = [
  rowColumn((cell: Rejected) => cell),
  textColumn('Columna', ({ column }: Rejected) => column),
  textColumn('Motivo', ({ reason }: Rejected) => reason),
]

type CellTableProps = { caption: string; cells: readonly BadCell[] }

/** Cells, each with its problem. */
export function CellTable({ caption, cells }: CellTableProps) {
  const rows = useMemo(() => cells.map((cell, id) => ({ ...cell, id })), [cells])
  return <Table caption={caption} rows={rows} columns={cellColumns} />
}

type RejectedTableProps = { rejected: readonly BadCell[]; rows: readonly SheetRow[] }

/** The cells to correct, and a download of their rows. */
export function RejectedTable({ rejected, rows }: RejectedTableProps) {
  return (
    <>
      <div className={styles.advice}>
        <p>Corregilas en tu planilla y volvé a elegirla.</p>
        <DownloadButton file={() => rejectedCsv(rejected, rows)} name="filas-rechazadas.csv">
          Descargar filas rechazadas
        </DownloadButton>
      </div>
      <CellTable caption="Celdas rechazadas" cells={rejected} />
    </>
  )
}
