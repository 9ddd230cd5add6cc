import { memo } from 'react'
import { AddButton } from '#site/pedido/AddButton.tsx'
import type { Medida } from '#state/pedido/linea.ts'
import { cx } from '#ui/cx.ts'
import { Sheet } from '#ui/sheet/Sheet.tsx'
import table from '#ui/table.module.css'
import { searchesAll } from '#ui/tables/WholeList.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { usePrinting } from '#ui/use-printing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { NarrowCell } from './NarrowCell.tsx'
import styles from './SheetTable.module.css'
import type { Column, Sheet as SheetContent } from './sheet.ts'

interface SheetTableProps {
  sheet: SheetContent
  rows: readonly number[]
  getMedida: ((row: number) => Medida | undefined) | undefined
}

/** The width of so many characters plus the cells' padding. */
const toCssWidth = (characters: number, cells = 1) => `calc(${characters + cells}ch + ${2 * cells} * var(--space-2))`
/** In px, roughly: a character, a cell's padding, and the column that adds with the page's gutters. */
const [character, padding, extraWidth] = [8, 16, 220]
/** On tablets a sheet that is too wide gets two lines per row, so that prices stay in sight. A wider window scrolls. */
const widthFor = (columns: readonly Column[]) =>
  Math.min(1024, Math.max(768, sumWidths(columns) * character + columns.length * (character + padding) + extraWidth))
const sumWidths = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** Only the rows near the window are rendered, of up to 20,000; in print all rows and columns are. */
export function SheetTable(props: SheetTableProps) {
  const onPaper = usePrinting()
  const narrow = useNarrow(widthFor(props.sheet.columns)) && !onPaper
  return <Table key={String(narrow)} {...props} onPaper={onPaper} narrow={narrow} />
}

interface TableProps extends SheetTableProps {
  onPaper: boolean
  narrow: boolean
}

function Table({ sheet: { name, columns, rows: sheetRows, struck }, rows, getMedida, onPaper, narrow }: TableProps) {
  return (
    <Sheet
      label={`Hoja ${name}`}
      caption={name}
      className={styles.box}
      tableClassName={cx(styles.table, narrow && styles.narrow)}
      style={narrow ? undefined : { width: toCssWidth(sumWidths(columns), columns.length) }}
      columns={
        <>
          {narrow ? (
            <col />
          ) : (
            columns.map((column) => <col key={column.at} style={{ width: toCssWidth(column.width) }} />)
          )}
          {getMedida && <col className={styles.addColumn} />}
        </>
      }
      heads={
        <>
          {narrow ? (
            <th role="columnheader">
              <NarrowCell columns={columns} cells={columns.map(({ label }) => label)} head />
            </th>
          ) : (
            columns.map(({ at: position, label, numeric }) => (
              <th role="columnheader" key={position} className={numeric ? table.number : undefined}>
                {label}
              </th>
            ))
          )}
          {getMedida && (
            <th role="columnheader" className={styles.add}>
              <VisuallyHidden>Mi pedido</VisuallyHidden>
            </th>
          )}
        </>
      }
      rowCount={rows.length}
      whole={onPaper}
      searchHint={searchesAll}
      getTable={() => ({
        columns: columns.map(({ label, numeric, field }) => ({
          label,
          // A code in numbers may begin with zeros.
          isNumber: numeric && (field === 'precio' || field === undefined),
        })),
        rows: rows.map((row) => sheetRows[row] ?? []),
        struck: new Set(rows.flatMap((row, index) => (struck.has(row) ? [index] : []))),
      })}
      renderRow={(index, ariaRowIndex) => {
        const rowIndex = rows[index] ?? 0
        return (
          <Row
            key={rowIndex}
            rowIndex={rowIndex}
            row={sheetRows[rowIndex] ?? []}
            struck={struck.has(rowIndex)}
            columns={columns}
            index={ariaRowIndex}
            getMedida={getMedida}
            narrow={narrow}
          />
        )
      }}
    />
  )
}

interface RowProps extends Pick<TableProps, 'getMedida' | 'narrow'>, Pick<SheetContent, 'columns'> {
  rowIndex: number
  row: readonly string[]
  struck: boolean
  index: number
}

const Row = memo(({ rowIndex, row, struck, columns, index, getMedida, narrow }: RowProps) => {
  const medida = getMedida?.(rowIndex)
  // A single text is the title of the rows below it.
  if (columns.length > 2 && row.filter(Boolean).length === 1)
    return (
      <tr role="row" aria-rowindex={index} className={styles.heading}>
        <th role="rowheader" colSpan={(narrow ? 1 : columns.length) + (getMedida ? 1 : 0)}>
          {row.find(Boolean)}
        </th>
      </tr>
    )
  return (
    <tr
      role="row"
      aria-rowindex={index}
      className={struck ? styles.struck : undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 has the description for every role.
      aria-description={struck ? 'Fila tachada' : undefined}
    >
      {narrow ? (
        <td role="cell">
          <NarrowCell columns={columns} cells={row} />
        </td>
      ) : (
        columns.map(({ at: position, width, numeric }, i) => (
          <td
            role="cell"
            key={position}
            className={numeric ? table.number : undefined}
            title={(row[i] ?? '').length > width ? row[i] : undefined}
          >
            {row[i]}
          </td>
        ))
      )}
      {getMedida && (
        <td role="cell" className={styles.add}>
          {medida && <AddButton medida={medida} />}
        </td>
      )}
    </tr>
  )
})
