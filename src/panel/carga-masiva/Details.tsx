import { Fragment, useState } from 'react'
import { formatPosition, type BadCell, type RowPosition, type SheetRow } from '#contract/bulk-row.ts'
import { digits } from '#ui/counted.ts'
import { Field, Select } from '#ui/Field.tsx'
import { textColumn, type Column } from '../kit/columns.tsx'
import { DownloadButton } from '../kit/DownloadButton.tsx'
import { firstView, type TableView } from '../kit/list-view.ts'
import { ListTable, type ListRow } from '../kit/ListTable.tsx'
import { loses, type Joined, type Outcome, type Preview } from './preview.ts'
import { rejectedCsv } from './refused.ts'
import { joining } from './sentence.ts'
import styles from './CargaMasiva.module.css'

/** The row's number; with the name of its sheet where the rows come from several. */
const rowColumn = <Row,>(getPosition: (row: Row) => RowPosition): Column<Row> => ({
  header: 'Fila',
  cell: (row) => formatPosition(getPosition(row)),
  by: (row) => getPosition(row).number,
})

/** Losses stand out. */
const outcomeColumns: readonly Column<Outcome>[] = [
  rowColumn(({ first }) => first),
  textColumn('Nombre', ({ nombre }) => nombre),
  {
    ...textColumn('Cambios', ({ changes }: Outcome) => changes.map(({ words }) => words).join(', ')),
    // In one box, since a cell is a grid on a phone.
    cell: ({ changes }) => (
      <span>
        {changes.map((change, i) => (
          <Fragment key={change.words}>
            <span>{i > 0 && ', '}</span>
            {change.loses ? <strong className={styles.loses}>{change.words}</strong> : change.words}
          </Fragment>
        ))}
      </span>
    ),
  },
]

const joinedColumns: readonly Column<Joined>[] = [
  rowColumn(({ first }) => first),
  textColumn('Nombre', ({ nombre }) => nombre),
  textColumn('Filas que lo escriben de otra forma', ({ rows }) => rows.join(', ')),
]

type Cell = BadCell & ListRow
const cellColumns: readonly Column<Cell>[] = [
  rowColumn((cell) => cell),
  textColumn('Columna', ({ column }) => column),
  textColumn('Motivo', ({ reason }) => reason),
]
const toRows = (cells: readonly BadCell[]): Cell[] => cells.map((cell, id) => ({ ...cell, id }))

/** A table from its first page. */
function Table<Row extends ListRow>(props: { caption: string; rows: Row[]; columns: readonly Column<Row>[] }) {
  const [view, setView] = useState<TableView>(firstView)
  return <ListTable {...props} view={view} onView={setView} />
}

interface DetailsProps {
  preview: Preview
  /** The cells that nobody loads: those that the API refused, else the preview's own. */
  rejected: readonly BadCell[]
}

/** The products and cells that the load treats in some special way, one kind at a time. What is lost or refused is open from the start. */
export function Details({ preview: { changed, joined, rejectedRows }, rejected }: DetailsProps) {
  const [selected, setSelected] = useState<string>()
  const losers = changed.filter(loses)
  const details = [
    {
      words: 'Celdas rechazadas',
      count: rejected.length,
      open: true,
      body: <Rejected rejected={rejected} rows={rejectedRows} />,
    },
    {
      words: 'Productos que pierden medidas',
      count: losers.length,
      open: true,
      body: <Table caption="Productos que pierden medidas" rows={losers} columns={outcomeColumns} />,
    },
    {
      words: 'Productos con cambios',
      count: changed.length,
      body: <Table caption="Productos con cambios" rows={changed} columns={outcomeColumns} />,
    },
    {
      words: 'Nombres que se juntan',
      count: joined.length,
      body: (
        <>
          <p>{joining(joined.length)}</p>
          <Table caption="Nombres que se juntan" rows={joined} columns={joinedColumns} />
        </>
      ),
    },
  ].filter(({ count }) => count > 0)
  if (details.length === 0) return null
  const chosen = details.find(({ words }) => words === selected) ?? details.find(({ open }) => open)
  return (
    <section className={styles.stack}>
      <Field label="Ver en detalle" className={styles.start}>
        <Select value={chosen?.words ?? ''} onChange={({ target }) => setSelected(target.value)}>
          {!chosen && <option value="">Elegí qué ver</option>}
          {details.map(({ words, count }) => (
            <option key={words} value={words}>
              {`${words} (${digits(count)})`}
            </option>
          ))}
        </Select>
      </Field>
      <Fragment key={chosen?.words}>{chosen?.body}</Fragment>
    </section>
  )
}

type RejectedProps = { rejected: readonly BadCell[]; rows: readonly SheetRow[] }

/** The cells to correct, and a download of their rows. */
const Rejected = ({ rejected, rows }: RejectedProps) => (
  <>
    <div className={styles.row}>
      <p className={styles.wide}>Corregilas en tu planilla y volvé a elegirla.</p>
      <DownloadButton file={() => rejectedCsv(rejected, rows)} name="filas-rechazadas.csv">
        Descargar filas rechazadas
      </DownloadButton>
    </div>
    <Table caption="Celdas rechazadas" rows={toRows(rejected)} columns={cellColumns} />
  </>
)
