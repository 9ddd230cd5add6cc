import { useRef, useState } from 'react'
import type { SubProducto } from '#contract/producto.ts'
import type { Medida } from '#state/pedido/linea.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import table from '#ui/table.module.css'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AddButton } from '../pedido/AddButton.tsx'
import { Copyable } from './Copyable.tsx'
import styles from './SubProductTable.module.css'

interface SubProductTableProps {
  nombre: string
  rows: readonly SubProducto[]
  /** The rows that the search means. */
  marked: ReadonlySet<number>
  query: string
}

/** About the number of rows that are visible without scrolling. */
const inSight = 8

/** The sizes of a product (§2.5). After a search, only the matching rows, and the others on demand. */
export function SubProductTable({ nombre, rows, marked, query }: SubProductTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [expanded, setExpanded] = useState(false)
  const [first = 0] = marked
  const some = marked.size > 0 && marked.size < rows.length
  const few = some && !expanded
  // Two rows can be equal, so the position is the key.
  const placed = rows.map((row, index) => ({ row, index })).filter(({ index }) => !few || marked.has(index))
  const goToFirst = () => body.current?.rows[first]?.scrollIntoView({ block: 'center' })
  return (
    <div className={styles.sizes}>
      {marked.size > 0 && (
        <p className={styles.found} data-unprinted>
          <span>{`${query.trim() === '' ? 'Lo que elegiste' : `«${query.trim()}»`} coincide con ${marked.size} de ${rows.length} ${rows.length === 1 ? 'código' : 'códigos'}.`}</span>
          {some && (
            <Button tone="quiet" onClick={() => setExpanded(few)}>
              {few ? `Ver los ${rows.length}` : 'Ver solo los que coinciden'}
            </Button>
          )}
          {!few && first >= inSight && (
            <Button tone="quiet" onClick={goToFirst}>
              Ir a la fila
            </Button>
          )}
        </p>
      )}
      <table role="table" aria-label="Medidas, packs y códigos" className={cx(table.table, styles.table)}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">Código</th>
            <th role="columnheader">Tamaño</th>
            <th role="columnheader">Pack</th>
            <th role="columnheader" colSpan={2}>
              Código de barras
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {placed.map(({ row, index }) => (
            <Row key={index} medida={{ ...row, nombre }} marked={marked.has(index)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { medida: Medida; marked: boolean }

const Row = ({ medida, medida: { codigo, tamaño, pack, codigobarra }, marked }: RowProps) => (
  <tr role="row" className={marked ? styles.marked : undefined}>
    <th role="rowheader" className={breaks(codigo)}>
      <Copyable text={codigo} />
      {marked && <VisuallyHidden> (coincide con tu búsqueda)</VisuallyHidden>}
    </th>
    <td role="cell" className={styles.long}>
      {tamaño}
    </td>
    <td role="cell" className={styles.long}>
      {pack}
    </td>
    <td role="cell" className={breaks(codigobarra)}>
      <Copyable text={codigobarra} />
    </td>
    <td role="cell" className={styles.add}>
      <AddButton medida={medida} />
    </td>
  </tr>
)

/** A code stays on one line; only a code too long for any phone may break. */
const breaks = (code: string) => (code.length > 16 ? styles.long : styles.code)
