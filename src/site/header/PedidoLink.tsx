import { Link } from '@tanstack/react-router'
import { usePedido } from '#state/pedido/pedido.ts'
import { cx } from '#ui/cx.ts'
import { List } from '#ui/icons/more.tsx'
import edge from './EdgeTab.module.css'
import styles from './PedidoLink.module.css'

export function PedidoLink() {
  const count = usePedido(({ lines }) => lines.length)
  return (
    <Link to="/pedido" className={cx(edge.tab, styles.link)} data-unprinted>
      <List />
      <span className={styles.label}>Mi pedido</span>
      {count > 0 && <span className={styles.count}>{count > 999 ? '999+' : count}</span>}
    </Link>
  )
}
