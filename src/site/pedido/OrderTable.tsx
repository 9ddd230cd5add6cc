import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { keyOf, unitsIn, type Linea, type Lineas } from '../../state/pedido/linea.ts'
import { cx } from '../../ui/cx.ts'
import table from '../../ui/table.module.css'
import styles from './OrderTable.module.css'
import type { Standing } from './standing.ts'

const number = new Intl.NumberFormat('es-AR')

interface OrderTableProps {
  lines: Lineas
  /** Undefined until the catalogue is here. */
  standingOf: ((line: Linea) => Standing) | undefined
  /** What one may do to a line, in place of its amount, of its note and behind it; a list of others is only read. */
  amount?: ((line: Linea) => ReactNode) | undefined
  note?: ((line: Linea) => ReactNode) | undefined
  action?: ((line: Linea) => ReactNode) | undefined
}

/** A pedido, line by line. */
export const OrderTable = ({ lines, standingOf, amount, note, action }: OrderTableProps) => (
  <table className={cx(table.table, styles.table)}>
    <caption className="visually-hidden">Medidas del pedido</caption>
    <thead>
      <tr>
        <th scope="col">Código</th>
        <th scope="col">Medida</th>
        <th scope="col">Pack</th>
        <th scope="col" className={table.number}>Packs</th>
        <th scope="col" className={table.number}>Unidades</th>
        <th scope="col" colSpan={action ? 2 : 1}>Nota</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => {
        const standing = standingOf?.(line)
        return <Row key={keyOf(line)} line={line} id={standing === 'gone' ? undefined : standing?.id} trouble={troubleOf(standing)} {...{ amount, note, action }} />
      })}
    </tbody>
  </table>
)

const troubleOf = (standing: Standing | undefined): string => {
  if (standing === undefined) return ''
  if (standing === 'gone') return 'Ya no está en el catálogo'
  return standing.packNow === undefined ? '' : `Ahora se vende por: ${standing.packNow || 'consultar'}`
}

type RowProps = Pick<OrderTableProps, 'amount' | 'note' | 'action'> & { line: Linea; id: number | undefined; trouble: string }

const Row = memo(({ line, id, trouble, amount, note, action }: RowProps) => {
  const { codigo, nombre, tamaño, pack, cantidad, nota } = line
  const each = unitsIn(pack)
  const name = <>{nombre} <span className={styles.size}>{tamaño}</span></>
  return (
    <tr data-trouble={trouble !== '' || undefined}>
      <th scope="row" className={styles.code}>{codigo}</th>
      <td className={styles.name}>
        {id === undefined ? name : <Link to="/productos" search={{ id, buscar: codigo || undefined }}>{name}</Link>}
        {trouble && <span className={styles.trouble}>{trouble}</span>}
      </td>
      <td className={styles.pack}>{pack}</td>
      <td className={cx(table.number, styles.amount)}>
        {amount?.(line)}
        <span className={amount && styles.onPaper}>{number.format(cantidad)}</span>
      </td>
      <td className={cx(table.number, styles.units)}>{each === undefined ? <span title="El pack no dice cuántas unidades trae">según pack</span> : number.format(each * cantidad)}</td>
      <td className={styles.note}>{note?.(line)}<span className={note && styles.onPaper}>{nota}</span></td>
      {action && <td className={styles.action}>{action(line)}</td>}
    </tr>
  )
})
