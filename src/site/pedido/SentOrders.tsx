import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { timeZone } from '#ui/time-zone.ts'
import type { Order, SentOrder } from '#state/outbox/waiting.ts'
import { deleteSent, takeOrderBack, useGone, watchGone } from '#state/pedido/gone.ts'
import type { Linea, Lineas } from '#state/pedido/linea.ts'
import { addAll, replacePedido, usePedido } from '#state/pedido/pedido.ts'
import { getSizeName } from '#state/pedido/units.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { Close } from '#ui/icons/index.tsx'
import { once } from '#ui/once.ts'
import { OrderTable } from './OrderTable.tsx'
import parts from './parts.module.css'
import styles from './SentOrders.module.css'
import type { GetStanding } from './standing.ts'
import { totalsText } from './text.ts'

const moment = once(
  () => new Intl.DateTimeFormat('es-AR', { timeZone, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
)

/** The result of 'Repetir': how many sizes were added, and the ones no longer in the catalogue. */
export interface Repeated {
  readonly numero: string
  readonly added: number
  readonly gone: Lineas
}

interface SentOrdersProps {
  getStanding: GetStanding | undefined
  onRepeat: (repeated: Repeated) => void
}

/** 'Enviados': the orders sent from this browser. Nothing when there are none. */
export function SentOrders(props: SentOrdersProps) {
  const id = useId()
  const { waiting, sent } = useGone()
  useEffect(watchGone, [])
  if (waiting.length + sent.length === 0) return null
  return (
    <section className={styles.sent} data-unprinted aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={parts.title}>
        Enviados
      </h2>
      <p className={parts.soft}>Quedan en este navegador, los últimos treinta.</p>
      <ul role="list">
        {waiting.toReversed().map(({ key, since, state, reason, pedido }) => (
          <Item
            key={key}
            order={pedido}
            state={state === 'refused' ? 'No salió' : 'Esperando'}
            message={`Escrito el ${moment().format(since)}`}
            {...props}
          >
            <p className={parts.soft}>
              <span>
                {state === 'refused'
                  ? `El servidor no lo aceptó: ${reason ?? 'revisá los campos.'} `
                  : 'Sale solo cuando vuelva la conexión. '}
              </span>
              <Link to="/contactos">Ver el mensaje</Link>
            </p>
            <Button tone="quiet" onClick={() => void takeOrderBack(key).then(() => focusOn(id))}>
              No enviarlo
            </Button>
          </Item>
        ))}
        {sent.map((order) => (
          <Item key={order.numero} order={order} state="Enviado" message={describeSending(order)} {...props}>
            <Button
              tone="quiet"
              aria-label={`Eliminar el pedido ${order.numero}`}
              onClick={() => void deleteSent(order).then(() => focusOn(id))}
            >
              Eliminar
            </Button>
          </Item>
        ))}
      </ul>
    </section>
  )
}

/** Moves the focus to the list's title, or to the page's, after the pressed button is gone. */
const focusOn = (id: string) =>
  (document.getElementById(id) ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true })

const describeSending = ({ by, since }: SentOrder) =>
  `${by === 'form' ? 'Enviado con el formulario' : 'Marcado como enviado'} el ${moment().format(since)}`

type ItemProps = SentOrdersProps & { order: Order; state: string; message: string; children: ReactNode }

function Item({ order, order: { numero, de, lines }, state, message, children, getStanding, onRepeat }: ItemProps) {
  const [open, setOpen] = useState(false)
  return (
    <li className={styles.item}>
      <h3 className={cx(styles.number, parts.row)}>
        <span>{`Pedido ${numero} `}</span>
        <span className={styles.state} data-state={state}>
          {state}
        </span>
      </h3>
      <p className={styles.totals}>{totalsText(lines)}</p>
      <p className={parts.soft}>{`${message}${de ? ` · De parte de: ${de}` : ''}`}</p>
      <div className={cx(styles.actions, parts.row)}>
        <Repeat order={order} getStanding={getStanding} onRepeat={onRepeat} />
        {children}
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Ver medidas</summary>
        {open && <OrderTable lines={lines} getStanding={getStanding} />}
      </details>
    </li>
  )
}

/** Makes a sent order the list again; it asks first when the list is not empty. */
function Repeat({ order: { numero, lines }, getStanding, onRepeat }: SentOrdersProps & { order: Order }) {
  const [asking, setAsking] = useState(false)
  const ownCount = usePedido((pedido) => pedido.lines.length)
  const repeat = (how: typeof addAll) => {
    const gone = lines.filter((line) => getStanding?.(line) === 'gone')
    const available = lines.filter((line) => !gone.includes(line))
    if (available.length > 0) how(available)
    setAsking(false)
    onRepeat({ numero, added: available.length, gone })
  }
  if (!asking || ownCount === 0) {
    return (
      <Button
        tone="secondary"
        aria-label={`Repetir el pedido ${numero}`}
        onClick={() => (ownCount === 0 ? repeat(addAll) : setAsking(true))}
      >
        Repetir
      </Button>
    )
  }
  return (
    <div role="group" aria-label={`Repetir el pedido ${numero}`} className={cx(styles.asking, parts.row)}>
      <p>{`Tu pedido ya tiene ${counted(ownCount, 'medida', 'medidas')}.`}</p>
      <Button autoFocus onClick={() => repeat(addAll)}>
        Sumarlo a mi pedido
      </Button>
      <Button tone="secondary" onClick={() => repeat(replacePedido)}>
        Reemplazar mi pedido
      </Button>
      <Button tone="quiet" onClick={() => setAsking(false)}>
        Cancelar
      </Button>
    </div>
  )
}

/** At most so many names are listed. */
const namesShown = 12
const getLineName = (line: Linea) => [line.codigo, getSizeName(line)].filter(Boolean).join(' · ')

/** The result of 'Repetir', above the list. The notice takes the focus. */
export function RepeatedNotice({ numero, added, gone, onClose }: Repeated & { onClose: () => void }) {
  const show = (box: HTMLDivElement | null) => {
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'center' })
  }
  return (
    <div ref={show} tabIndex={-1} className={styles.repeated} data-unprinted>
      <div>
        <p>
          <strong>
            {added === 0
              ? `Del pedido ${numero} no queda nada en el catálogo.`
              : `Repetiste el pedido ${numero}: ${counted(added, 'medida', 'medidas')}.`}
          </strong>
        </p>
        {gone.length > 0 && (
          <>
            <p>
              {gone.length === 1
                ? 'Esta medida ya no está en el catálogo y quedó afuera:'
                : `Estas ${gone.length} medidas ya no están en el catálogo y quedaron afuera:`}
            </p>
            <ul role="list">
              {gone.slice(0, namesShown).map((line) => (
                <li key={getLineName(line)}>{getLineName(line)}</li>
              ))}
              {gone.length > namesShown && (
                <li>{`… y ${counted(gone.length - namesShown, 'medida', 'medidas')} más`}</li>
              )}
            </ul>
          </>
        )}
      </div>
      <IconButton label="Cerrar" icon={<Close />} onClick={onClose} />
    </div>
  )
}
