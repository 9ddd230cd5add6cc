import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { forgetChange, undo, usePedido } from '#state/pedido/pedido.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Check, Close } from '#ui/icons/index.tsx'
import { noticeKeyHint, useBesideDialogs, useNoticeShortcut } from '#ui/notice-focus.ts'
import { useAutoDismiss } from '#ui/use-auto-dismiss.ts'
import styles from './PedidoNotice.module.css'

/** In ms: long enough to read the notice and to undo. */
const shownFor = 8_000

/** The last change of 'Mi pedido', with a button to undo that change. */
export function PedidoNotice() {
  const { change, isStored } = usePedido()
  const beside = useBesideDialogs()
  return (
    <div ref={beside} data-unprinted role="status" aria-live="polite">
      {change && (
        <Notice
          change={change}
          text={`${change.message}${!isStored ? '. El navegador no pudo guardarlo: dura lo que esta página.' : ''}`}
        />
      )}
    </div>
  )
}

/** F6 moves the focus here from wherever it is, since the notice goes by itself. */
function Notice({ change, text }: { change: object; text: string }) {
  const atPedido = useLocation({ select: ({ pathname }) => pathname === '/pedido' })
  const hold = useAutoDismiss(change, shownFor, forgetChange)
  const box = useRef<HTMLDivElement>(null)
  const hint = useId()
  useNoticeShortcut(box)
  // Over a dialog too: the header is below.
  useEffect(() => {
    box.current?.togglePopover(true)
  }, [])
  return (
    <div ref={box} popover="manual" className={styles.notice} data-ground="dark" {...hold}>
      <Check />
      <p className={styles.said}>{text}</p>
      <div className={styles.actions}>
        <Button tone="quiet" aria-keyshortcuts="F6" aria-describedby={hint} onClick={undo}>
          Deshacer
        </Button>
        {!atPedido && (
          <Link to="/pedido" className={buttonClass('quiet')} onClick={forgetChange}>
            Ver mi pedido
          </Link>
        )}
        <small id={hint} aria-hidden className={styles.key}>
          {noticeKeyHint}
        </small>
      </div>
      <IconButton label="Cerrar aviso" icon={<Close />} onClick={forgetChange} />
    </div>
  )
}
