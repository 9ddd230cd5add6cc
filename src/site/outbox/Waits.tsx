import { useState, type ReactNode } from 'react'
import { timeZone } from '../../ui/time-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { once } from '../../ui/once.ts'
import { takeBack } from '../../state/outbox/send.ts'
import type { Waiting } from '../../state/outbox/waiting.ts'
import styles from './Waits.module.css'

const moment = once(
  () =>
    new Intl.DateTimeFormat('es-AR', {
      timeZone,
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

const stateOf = ({ state, reason }: Waiting): string =>
  state === 'refused'
    ? `El servidor no lo aceptó: ${reason ?? 'revisá los campos.'}`
    : 'Se envía solo cuando vuelva la conexión.'

/** Takes a message out of the outbox; an order in it becomes the list again. */
const take = async ({ key, pedido }: Waiting): Promise<Waiting | undefined> =>
  pedido ? (await import('../../state/pedido/gone.ts')).takeOrderBack(key) : takeBack(key)

type WaitsProps<W extends Waiting> = {
  waiting: W
  children: ReactNode
  /** Takes the message back into its form; undefined while the form holds other text. */
  onEdit: ((waiting: W) => void) | undefined
  onDrop: (waiting: W) => void
}

/** One unsent message: its text, since when it waits, and its actions. */
export function Waits<W extends Waiting>({ waiting, children, onEdit, onDrop }: WaitsProps<W>) {
  const [asking, setAsking] = useState(false)
  // The message may have been sent at that moment; then nothing is edited or dropped.
  const takeFor = async (then: (waiting: W) => void) => {
    if (await take(waiting)) then(waiting)
  }
  return (
    <li className={styles.item}>
      <p className={styles.text}>{children}</p>
      <p className={styles.state}>
        {`Guardado el ${moment().format(waiting.since)}. ${stateOf(waiting)}${!onEdit ? ' Para editarlo, terminá antes lo que estás escribiendo.' : ''}`}
      </p>
      {asking && <p className={styles.state}>¿Descartarlo? No se va a enviar.</p>}
      <div className={styles.actions}>
        {asking ? (
          <>
            <Button tone="danger" autoFocus onClick={() => void takeFor(onDrop)}>
              Sí, descartar
            </Button>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              Conservar
            </Button>
          </>
        ) : (
          <>
            {onEdit && (
              <Button tone="secondary" onClick={() => void takeFor(onEdit)}>
                Editar
              </Button>
            )}
            <Button tone="quiet" onClick={() => setAsking(true)}>
              Descartar
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
