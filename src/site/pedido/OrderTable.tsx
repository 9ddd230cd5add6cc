import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue, useLayoutEffect, useState, type ReactNode } from 'react'
import { keyOf, type Linea, type Lineas } from '../../state/pedido/linea.ts'
import { unitsIn } from '../../state/pedido/units.ts'
import { cx } from '../../ui/cx.ts'
import { useNear } from '../../ui/use-near.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import table from '../../ui/table.module.css'
import { inSteps } from '../productos/load-more.ts'
import styles from './OrderTable.module.css'
import type { Standing } from './standing.ts'
import { digits } from '../../ui/counted.ts'

interface OrderTableProps {
  lines: Lineas
  /** Undefined until the catalogue has loaded. */
  standingOf: ((line: Linea) => Standing) | undefined
  /** Controls of a line: for its amount, its note, and at its end. A list without them is read-only. */
  amount?: ((line: Linea) => ReactNode) | undefined
  note?: ((line: Linea) => ReactNode) | undefined
  action?: ((line: Linea) => ReactNode) | undefined
}

/** `allAtOnce`: a longer list renders only the steps near the window, `atATime` lines each. */
const allAtOnce = 100
const atATime = 25

/** A pedido, line by line. */
export function OrderTable({ lines, ...each }: OrderTableProps) {
  const onPaper = usePrinting()
  const steps = lines.length <= allAtOnce || onPaper ? [lines] : inSteps(lines, atATime)
  return (
    <table className={cx(table.table, styles.table)} aria-rowcount={lines.length + 1}>
      <caption className="visually-hidden">Medidas del pedido</caption>
      <thead>
        <tr>
          <th scope="col">Código</th>
          <th scope="col">Medida</th>
          <th scope="col">Pack</th>
          <th scope="col" className={table.number}>
            Packs
          </th>
          <th scope="col" className={table.number}>
            Unidades
          </th>
          <th scope="col" colSpan={each.action ? 2 : 1}>
            Nota
          </th>
        </tr>
      </thead>
      {steps.map((some, step) => (
        // A step's lines change when a line is removed, so its position is its key.
        <Lines key={String(step * atATime)} lines={some} first={step * atATime} always={steps.length === 1} {...each} />
      ))}
    </table>
  )
}

type LinesProps = OrderTableProps & { first: number; always: boolean }

/** One step of a long pedido; an empty block of the same height while it is out of sight. */
function Lines({ lines, first, always, standingOf, amount, note, action }: LinesProps) {
  const { box, near: isNear } = useNear<HTMLTableSectionElement>(first === 0)
  // The steps that come near at once, after a scroll to the message, are drawn in pieces.
  const near = useDeferredValue(isNear)
  const [height, setHeight] = useState(lines.length * usualHeight)
  useLayoutEffect(() => {
    if (near && box.current) setHeight(box.current.offsetHeight)
  }, [near, box])
  return (
    <tbody ref={box}>
      {always || near ? (
        lines.map((line, i) => {
          const standing = standingOf?.(line)
          return (
            <Row
              key={keyOf(line)}
              index={first + i + 2}
              line={line}
              id={standing === 'gone' ? undefined : standing?.id}
              trouble={troubleOf(standing)}
              {...{ amount, note, action }}
            />
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

const troubleOf = (standing: Standing | undefined): string => {
  if (standing === undefined) return ''
  if (standing === 'gone') return 'Ya no está en el catálogo'
  return standing.packNow === undefined ? '' : `Ahora se vende por: ${standing.packNow || 'consultar'}`
}

type RowProps = Pick<OrderTableProps, 'amount' | 'note' | 'action'> & {
  line: Linea
  index: number
  id: number | undefined
  trouble: string
}

const Row = memo(({ line, index, id, trouble, amount, note, action }: RowProps) => {
  const { codigo, nombre, tamaño, pack, cantidad, nota } = line
  const each = unitsIn(pack)
  const name = (
    <>
      <span>{nombre}</span> <span className={styles.size}>{tamaño}</span>
    </>
  )
  return (
    <tr aria-rowindex={index} data-trouble={trouble !== '' || undefined}>
      <th scope="row" className={styles.code}>
        {codigo}
      </th>
      <td className={styles.name}>
        {id === undefined ? (
          name
        ) : (
          <Link to="/productos" search={{ id, buscar: codigo || undefined }}>
            {name}
          </Link>
        )}
        {trouble && <span className={styles.trouble}>{trouble}</span>}
      </td>
      <td className={styles.pack}>{pack}</td>
      <td className={cx(table.number, styles.amount)}>
        {amount?.(line)}
        <span className={amount && styles.onPaper}>{digits(cantidad)}</span>
      </td>
      <td className={cx(table.number, styles.units)}>
        {each === undefined ? (
          <span title="El pack no dice cuántas unidades trae">según pack</span>
        ) : (
          digits(each * cantidad)
        )}
      </td>
      <td className={styles.note}>
        {note?.(line)}
        <span className={note && styles.onPaper}>{nota}</span>
      </td>
      {action && <td className={styles.action}>{action(line)}</td>}
    </tr>
  )
})
