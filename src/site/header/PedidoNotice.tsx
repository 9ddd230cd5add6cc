import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetChange, undo, usePedido } from '../../state/pedido/pedido.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Check, Close } from '../../ui/icons/index.tsx'
import styles from './PedidoNotice.module.css'

/** In ms: long enough to read it and to think again. */
const shownFor = 8_000

/** What just happened to 'Mi pedido', and the way back. */
export function PedidoNotice() {
  const { change, kept } = usePedido()
  const [held, setHeld] = useState(false)
  const atPedido = useLocation({ select: ({ pathname }) => pathname === '/pedido' })
  useEffect(() => {
    if (!change || held) return
    const timer = setTimeout(forgetChange, shownFor)
    return () => clearTimeout(timer)
  }, [change, held])
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {change && (
        <div className={styles.notice} data-ground="dark" {...hold}>
          <Check />
          <p className={styles.said}>
            {change.said}
            {!kept && '. El navegador no pudo guardarlo: dura lo que esta página.'}
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
