import { memo } from 'react'
import { AddButton } from '../../site/pedido/AddButton.tsx'
import type { Medida } from '../../state/pedido/linea.ts'
import { cx } from '../../ui/cx.ts'
import table from '../../ui/table.module.css'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { useWindowed } from '../../ui/use-windowed.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { NarrowCell } from './NarrowCell.tsx'
import styles from './SheetTable.module.css'
import type { Column, Sheet } from './sheet.ts'

type MedidaOf = (row: number) => Medida | undefined
interface SheetTableProps {
  sheet: Sheet
  rows: readonly number[]
  medidaOf: MedidaOf | undefined
}

/** Beside the characters of a cell, its padding. */
const widthOf = (characters: number, cells = 1) => `calc(${characters + cells}ch + ${2 * cells} * var(--space-2))`
const allOf = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** Of 20,000 rows those near the window are on the page; on paper all of them are, and all columns. */
export function SheetTable(props: SheetTableProps) {
  const onPaper = usePrinting()
  const narrow = useNarrow() && !onPaper
  return <Table key={String(narrow)} {...props} onPaper={onPaper} narrow={narrow} />
}

interface TableProps extends SheetTableProps {
  onPaper: boolean
  narrow: boolean
}

function Table({ sheet: { name, columns, rows: all }, rows, medidaOf, onPaper, narrow }: TableProps) {
  const { box, from, to, above, below } = useWindowed(rows.length)
  const shown = onPaper ? rows : rows.slice(from, to)
  return (
    <TableScroll label={`Hoja ${name}`} className={styles.box ?? ''}>
      <table
        className={cx(table.table, styles.table, narrow && styles.narrow)}
        style={narrow ? undefined : { width: widthOf(allOf(columns), columns.length) }}
        aria-rowcount={rows.length + 1}
      >
        <caption className="visually-hidden">{name}</caption>
        <colgroup>
          {narrow ? <col /> : columns.map((column) => <col key={column.at} style={{ width: widthOf(column.width) }} />)}
          {medidaOf && <col className={styles.addColumn} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {narrow ? (
              <th scope="col">
                <NarrowCell columns={columns} cells={columns.map(({ label }) => label)} head />
              </th>
            ) : (
              columns.map(({ at, label, numeric }) => (
                <th key={at} scope="col" className={numeric ? table.number : undefined}>
                  {label}
                </th>
              ))
            )}
            {medidaOf && (
              <th scope="col" className={styles.add}>
                <VisuallyHidden>Mi pedido</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={box}>
          {!onPaper && above > 0 && <tr aria-hidden style={{ height: above }} />}
          {shown.map((at, i) => (
            <Row
              key={at}
              at={at}
              row={all[at] ?? none}
              columns={columns}
              index={(onPaper ? 0 : from) + i + 2}
              medidaOf={medidaOf}
              narrow={narrow}
            />
          ))}
          {!onPaper && below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </TableScroll>
  )
}

const none: readonly string[] = []

interface RowProps {
  at: number
  row: readonly string[]
  columns: readonly Column[]
  index: number
  medidaOf: MedidaOf | undefined
  narrow: boolean
}

const Row = memo(({ at: place, row, columns, index, medidaOf, narrow }: RowProps) => {
  const medida = medidaOf?.(place)
  if (columns.length > 2 && row.filter(Boolean).length === 1)
    return (
      <Heading text={row.find(Boolean) ?? ''} span={(narrow ? 1 : columns.length) + (medidaOf ? 1 : 0)} index={index} />
    )
  return (
    <tr aria-rowindex={index}>
      {narrow ? (
        <td>
          <NarrowCell columns={columns} cells={row} />
        </td>
      ) : (
        columns.map(({ at, width, numeric }, i) => (
          <td
            key={at}
            className={numeric ? table.number : undefined}
            title={(row[i] ?? '').length > width ? row[i] : undefined}
          >
            {row[i]}
          </td>
        ))
      )}
      {medidaOf && <td className={styles.add}>{medida && <AddButton medida={medida} />}</td>}
    </tr>
  )
})

/** A row that says but one thing is the title of those below it. */
const Heading = ({ text, span, index }: { text: string; span: number; index: number }) => (
  <tr aria-rowindex={index} className={styles.heading}>
    <th scope="rowgroup" colSpan={span}>
      {text}
    </th>
  </tr>
)
