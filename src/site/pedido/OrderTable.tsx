import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { getMedidaKey, maxNota, type Linea, type Lineas } from '#state/pedido/linea.ts'
import { changeLine, removeLine } from '#state/pedido/pedido.ts'
import { countUnits, getSizeName } from '#state/pedido/units.ts'
import { IconButton } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Close } from '#ui/icons/index.tsx'
import { usePrinting } from '#ui/use-printing.ts'
import { useWindowed } from '#ui/use-windowed.ts'
import table from '#ui/table.module.css'
import { AmountField } from './AmountField.tsx'
import styles from './OrderTable.module.css'
import type { Standing, GetStanding } from './standing.ts'
import { digits } from '#ui/counted.ts'

interface OrderTableProps {
  lines: Lineas
  /** Undefined until the catalogue has loaded. */
  getStanding: GetStanding | undefined
  /** The visitor's own list: each line has inputs for its amount and note, and a button to remove it. */
  isOwn?: boolean
}

/** Of a longer list only the lines near the window are rendered, except on paper. */
const allAtOnce = 100

/** A pedido, line by line. */
export function OrderTable({ lines, getStanding, isOwn = false }: OrderTableProps) {
  const onPaper = usePrinting()
  const { box, from, to, above, below } = useWindowed(lines.length)
  const isWhole = lines.length <= allAtOnce || onPaper
  return (
    <table
      role="table"
      aria-label="Medidas del pedido"
      className={cx(table.table, styles.table)}
      aria-rowcount={lines.length + 1}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">Código</th>
          <th role="columnheader">Medida</th>
          <th role="columnheader">Pack</th>
          <th role="columnheader" className={table.number}>
            Packs
          </th>
          <th role="columnheader" className={table.number}>
            Unidades
          </th>
          <th role="columnheader" colSpan={isOwn ? 2 : 1}>
            Nota
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" ref={box}>
        {!isWhole && above > 0 && <tr aria-hidden style={{ height: above }} />}
        {(isWhole ? lines : lines.slice(from, to)).map((line, i) => {
          const standing = getStanding?.(line)
          const id = standing === 'gone' ? undefined : standing?.id
          const index = (isWhole ? 0 : from) + i + 2
          return (
            <Row
              key={getMedidaKey(line)}
              index={index}
              line={line}
              id={id}
              trouble={describeTrouble(standing)}
              isOwn={isOwn}
            />
          )
        })}
        {!isWhole && below > 0 && <tr aria-hidden style={{ height: below }} />}
      </tbody>
    </table>
  )
}

const describeTrouble = (standing: Standing | undefined): string => {
  if (standing === undefined) return ''
  if (standing === 'gone') return 'Ya no está en el catálogo'
  return standing.packNow === undefined ? '' : `Ahora se vende por: ${standing.packNow || 'consultar'}`
}

interface RowProps {
  line: Linea
  index: number
  id: number | undefined
  trouble: string
  isOwn: boolean
}

const Row = memo(({ line, index, id, trouble, isOwn }: RowProps) => {
  const { codigo, nombre, tamaño, pack, cantidad, nota } = line
  const units = countUnits(line)
  const label = codigo || getSizeName(line)
  const name = (
    <>
      <span>{nombre}</span> <span className={styles.size}>{tamaño}</span>
    </>
  )
  return (
    <tr role="row" aria-rowindex={index} data-trouble={trouble !== '' || undefined}>
      <th role="rowheader" className={styles.code}>
        {codigo}
      </th>
      <td role="cell" className={styles.name}>
        {id === undefined ? (
          name
        ) : (
          <Link to="/productos" search={{ id, buscar: codigo || undefined }}>
            {name}
          </Link>
        )}
        {trouble && <span className={styles.trouble}>{trouble}</span>}
      </td>
      <td role="cell" className={styles.pack}>
        {pack}
      </td>
      <td role="cell" className={cx(table.number, styles.amount)}>
        {isOwn && (
          // At least one pack: a line has its own button to remove it.
          <AmountField
            name={label}
            packs={cantidad}
            least={1}
            onType={(typed) => changeLine(line, { cantidad: typed })}
            onStep={(by) => changeLine(line, { cantidad: cantidad + by })}
          />
        )}
        <span className={isOwn ? styles.onPaper : undefined}>{digits(cantidad)}</span>
      </td>
      <td role="cell" className={cx(table.number, styles.units)}>
        {units === undefined ? <span title="El pack no dice cuántas unidades trae">según pack</span> : digits(units)}
      </td>
      <td role="cell" className={styles.note}>
        {isOwn && (
          <input
            className={styles.noteInput}
            aria-label={`Nota de ${label}`}
            placeholder="Agregar nota"
            maxLength={maxNota}
            value={nota}
            onChange={({ target }) => changeLine(line, { nota: target.value })}
          />
        )}
        <span className={isOwn ? styles.onPaper : undefined}>{nota}</span>
      </td>
      {isOwn && (
        <td role="cell" className={styles.action}>
          <IconButton label={`Quitar ${label}`} icon={<Close />} onClick={() => removeLine(line)} />
        </td>
      )}
    </tr>
  )
})
