import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue, useLayoutEffect, useState } from 'react'
import { getMedidaKey, maxNota, type Linea, type Lineas } from '#state/pedido/linea.ts'
import { changeLine, removeLine } from '#state/pedido/pedido.ts'
import { parseUnits } from '#recognise/amount.ts'
import { getSure } from '#recognise/finding.ts'
import { IconButton } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Close } from '#ui/icons/index.tsx'
import { useNear } from '#ui/use-near.ts'
import { usePrinting } from '#ui/use-printing.ts'
import table from '#ui/table.module.css'
import { inSteps } from '../productos/load-more.ts'
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

/** `allAtOnce`: a longer list renders only the steps near the window, `atATime` lines each. */
const allAtOnce = 100
const atATime = 25

/** A pedido, line by line. */
export function OrderTable({ lines, getStanding, isOwn = false }: OrderTableProps) {
  const onPaper = usePrinting()
  const steps = lines.length <= allAtOnce || onPaper ? [lines] : inSteps(lines, atATime)
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
      {steps.map((some, step) => (
        // A step's lines change when a line is removed, so its position is its key.
        <Lines
          key={String(step * atATime)}
          lines={some}
          first={step * atATime}
          always={steps.length === 1}
          getStanding={getStanding}
          isOwn={isOwn}
        />
      ))}
    </table>
  )
}

type LinesProps = Required<OrderTableProps> & { first: number; always: boolean }

/** One step of a long pedido; an empty block of the same height while it is out of sight. */
function Lines({ lines, first, always, getStanding, isOwn }: LinesProps) {
  const { box, near: isNear } = useNear<HTMLTableSectionElement>(first === 0)
  // The steps that come near at once, after a scroll to the message, are drawn in pieces.
  const near = useDeferredValue(isNear)
  const [height, setHeight] = useState(lines.length * usualHeight)
  useLayoutEffect(() => {
    if (near && box.current) setHeight(box.current.offsetHeight)
  }, [near, box])
  return (
    <tbody role="rowgroup" ref={box}>
      {always || near ? (
        lines.map((line, i) => {
          const standing = getStanding?.(line)
          const id = standing === 'gone' ? undefined : standing?.id
          const trouble = describeTrouble(standing)
          return (
            <Row key={getMedidaKey(line)} index={first + i + 2} line={line} id={id} trouble={trouble} isOwn={isOwn} />
          )
        })
      ) : (
        <tr aria-hidden style={{ height }} />
      )}
    </tbody>
  )
}

/** In px: the assumed height of a line until a step has been measured. */
const usualHeight = 61

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
  const each = getSure(parseUnits(pack))
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
        {isOwn && <AmountInput line={line} />}
        <span className={isOwn ? styles.onPaper : undefined}>{digits(cantidad)}</span>
      </td>
      <td role="cell" className={cx(table.number, styles.units)}>
        {each === undefined ? (
          <span title="El pack no dice cuántas unidades trae">según pack</span>
        ) : (
          digits(each * cantidad)
        )}
      </td>
      <td role="cell" className={styles.note}>
        {isOwn && <NoteInput line={line} />}
        <span className={isOwn ? styles.onPaper : undefined}>{nota}</span>
      </td>
      {isOwn && (
        <td role="cell" className={styles.action}>
          <IconButton label={`Quitar ${getLineName(line)}`} icon={<Close />} onClick={() => removeLine(line)} />
        </td>
      )}
    </tr>
  )
})

const getLineName = ({ codigo, nombre, tamaño }: Linea) => codigo || `${nombre} ${tamaño}`.trim()

/** The packs of a line, at least one: a line has its own button to remove it. */
const AmountInput = ({ line }: { line: Linea }) => (
  <AmountField
    name={getLineName(line)}
    packs={line.cantidad}
    least={1}
    onType={(cantidad) => changeLine(line, { cantidad })}
    onStep={(by) => changeLine(line, { cantidad: line.cantidad + by })}
  />
)

const NoteInput = ({ line }: { line: Linea }) => (
  <input
    className={styles.noteInput}
    aria-label={`Nota de ${getLineName(line)}`}
    placeholder="Agregar nota"
    maxLength={maxNota}
    value={line.nota}
    onChange={({ target }) => changeLine(line, { nota: target.value })}
  />
)
