import { counted, digits } from '../../ui/counted.ts'
import { cx } from '../../ui/cx.ts'
import table from '../../ui/table.module.css'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { placed } from '../placed.ts'
import styles from './Enviado.module.css'
import type { OrderIn, OrderRow } from './order.ts'

/** An order as the person who prepares it needs it. */
export function OrderRows({ order: { rows, linked } }: { order: OrderIn }) {
  const all = [...rows, ...linked]
  return (
    <TableScroll label="Pedido">
      <table className={cx(table.table, styles.order)}>
        <caption>
          Pedido: {counted(all.length, 'medida', 'medidas')},{' '}
          {counted(
            all.reduce((sum, { cantidad }) => sum + cantidad, 0),
            'pack',
            'packs',
          )}
          {linked.length > 0 && ` (${counted(linked.length, 'está', 'están')} sólo en su enlace)`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">Medida</th>
            <th scope="col" className={table.number}>
              Packs
            </th>
            <th scope="col" className={table.number}>
              Unidades
            </th>
          </tr>
        </thead>
        <tbody>
          {placed(all).map(({ thing, place }) => (
            <Row key={place} row={thing} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

const Row = ({ row: { codigo, medida, pack, cantidad, unidades, nota } }: { row: OrderRow }) => (
  <tr>
    <th scope="row" className={table.code}>
      {codigo || '—'}
    </th>
    <td className={styles.size}>
      {medida || '—'}
      {pack && <small>{pack}</small>}
      {nota && <small className={styles.note}>Nota: {nota}</small>}
    </td>
    <td className={table.number}>{digits(cantidad)}</td>
    <td className={table.number}>{unidades === undefined ? '—' : digits(unidades)}</td>
  </tr>
)
