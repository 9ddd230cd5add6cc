import type { Heading } from './heading.ts'
import styles from './PedidoPage.module.css'

/** The heading of an order: number and date on screen; in print also the customer's name. */
export const OrderHeading = ({ heading: { numero, fecha, de } }: { heading: Heading }) => (
  <p className={styles.heading}>
    {numero && (
      <span>
        Pedido <b>{numero}</b>
      </span>
    )}
    <span>{`Fecha: ${fecha}`}</span>
    {de && <span className={styles.whose}>{`De parte de: ${de}`}</span>}
  </p>
)
