import { Link, useLocation } from '@tanstack/react-router'
import { forgetChange, undo, usePedido } from '../../state/pedido/pedido.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Check, Close } from '../../ui/icons/index.tsx'
import { useEndsAlone } from '../../ui/use-ends-alone.ts'
import styles from './PedidoNotice.module.css'

/** In ms: long enough to read the notice and to undo. */
const shownFor = 8_000

/** Says what changed in 'Mi pedido', and offers to undo it. */
export function PedidoNotice() {
  const { change, isStored } = usePedido()
  const atPedido = useLocation({ select: ({ pathname }) => pathname === '/pedido' })
  const hold = useEndsAlone(change, shownFor, forgetChange)
  return (
    <div className={styles.region} data-unprinted role="status" aria-live="polite">
      {change && (
        <div className={styles.notice} data-ground="dark" {...hold}>
          <Check />
          <p className={styles.said}>
            {`${change.message}${!isStored ? '. El navegador no pudo guardarlo: dura lo que esta página.' : ''}`}
          </p>
          <div className={styles.actions}>
            <Button tone="quiet" onClick={undo}>
              Deshacer
            </Button>
            {!atPedido && (
              <Link to="/pedido" className={buttonClass('quiet')} onClick={forgetChange}>
                Ver mi pedido
              </Link>
            )}
          </div>
          <IconButton label="Cerrar aviso" icon={<Close />} onClick={forgetChange} />
        </div>
      )}
    </div>
  )
}
