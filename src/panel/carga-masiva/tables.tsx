import { Fragment, useMemo, useState } from 'react'
import type { BadCell, SheetRow } from '../../contract/bulk-sheet.ts'
import { textColumn, type Column } from '../kit/columns.tsx'
import { firstView, type TableView } from '../kit/list-view.ts'
import { ListTable } from '../kit/ListTable.tsx'
import { DownloadButton } from '../kit/DownloadButton.tsx'
import type { Change, Joined, Outcome } from './preview.ts'
import { rejectedCsv } from './rejected-csv.ts'
import styles from './CargaMasiva.module.css'

const numberColumn = <Row,>(header: string, value: (row: Row) => number): Column<Row> => ({
  header,
  cell: value,
  by: value,
  className: styles.number,
})

const rowColumn = numberColumn('Fila', ({ id }: Outcome) => id)
const nameColumn = textColumn('Nombre', ({ nombre }: Outcome) => nombre)
const sizeColumn = numberColumn('Sub-productos', ({ subProductos }: Outcome) => subProductos)
const wordsOf = (changes: readonly Change[]): string => changes.map(({ words }) => words).join(', ')

/** Losses stand out. */
const changesColumn: Column<Outcome> = {
  ...textColumn('Cambios', ({ changes }: Outcome) => wordsOf(changes)),
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
  created: [rowColumn, nameColumn, sizeColumn],
  changed: [rowColumn, nameColumn, changesColumn],
  unchanged: [rowColumn, nameColumn, sizeColumn],
}

type OutcomeTableProps = { kind: keyof typeof outcomeColumns; products: Outcome[] }

/** The products that the sheet will create, change or leave alone. */
export function OutcomeTable({ kind, products }: OutcomeTableProps) {
  const [view, setView] = useState<TableView>(firstView)
  return (
    <ListTable
      caption="Productos de la planilla"
      rows={products}
      view={view}
      onView={setView}
      columns={outcomeColumns[kind]}
    />
  )
}

const joinedColumns = [
  numberColumn('Fila', ({ id }: Joined) => id),
  textColumn('Nombre', ({ nombre }: Joined) => nombre),
  textColumn('Filas que lo escriben de otra forma', ({ rows }: Joined) => rows.join(', ')),
]

/** The names that the sheet writes in several ways. */
export function JoinedTable({ joined }: { joined: Joined[] }) {
  const [view, setView] = useState<TableView>(firstView)
  return (
    <ListTable caption="Nombres que se juntan" rows={joined} view={view} onView={setView} columns={joinedColumns} />
  )
}

type Rejected = BadCell & { readonly id: number }

const rejectedColumns = [
  numberColumn('Fila', ({ row }: Rejected) => row),
  textColumn('Columna', ({ column }: Rejected) => column),
  textColumn('Motivo', ({ reason }: Rejected) => reason),
]

type RejectedTableProps = { rejected: readonly BadCell[]; rows: readonly SheetRow[] }

/** The cells to correct, and a download of their rows. */
export function RejectedTable({ rejected, rows }: RejectedTableProps) {
  const [view, setView] = useState<TableView>(firstView)
  const lines = useMemo(() => rejected.map((cell, id) => ({ ...cell, id })), [rejected])
  const file = () => new Blob([rejectedCsv(rejected, rows)], { type: 'text/csv' })
  return (
    <>
      <div className={styles.advice}>
        <p>Corregilas en tu planilla y volvé a elegirla.</p>
        <DownloadButton file={file} name="filas-rechazadas.csv">
          Descargar filas rechazadas
        </DownloadButton>
      </div>
      <ListTable caption="Celdas rechazadas" rows={lines} view={view} onView={setView} columns={rejectedColumns} />
    </>
  )
}
