import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { once } from '../../ui/once.ts'
import { takeBack } from '../../state/outbox/send.ts'
import type { Waiting } from '../../state/outbox/waiting.ts'
import styles from './Waits.module.css'

const timeZone = 'America/Argentina/Buenos_Aires'
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

type WaitsProps<W extends Waiting> = {
  waiting: W
  /** What it says, in a line. */
  children: ReactNode
  /** Back into its form, to be changed; undefined while that holds something else. */
  onEdit: ((waiting: W) => void) | undefined
  onDrop: () => void
}

/** One message that waits: what it says, since when, and what can be done about it. */
export function Waits<W extends Waiting>({ waiting, children, onEdit, onDrop }: WaitsProps<W>) {
  const [asking, setAsking] = useState(false)
  // It may have been sent at that very moment: then there is nothing to edit or to drop.
  const takeFor = async (then: () => void) => {
    if (await takeBack(waiting.key)) then()
  }
  return (
    <li className={styles.item}>
      <p className={styles.text}>{children}</p>
      <p className={styles.state}>
        Guardado el {moment().format(waiting.since)}. {stateOf(waiting)}
        {!onEdit && ' Para editarlo, terminá antes lo que estás escribiendo.'}
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
              <Button tone="secondary" onClick={() => void takeFor(() => onEdit(waiting))}>
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
