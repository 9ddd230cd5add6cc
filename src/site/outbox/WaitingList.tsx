import { useEffect, useState, type ReactNode } from 'react'
import { takeBack } from '#state/outbox/send.ts'
import { useOutbox, watchOutbox } from '#state/outbox/use-outbox.ts'
import type { Message, Waiting } from '#state/outbox/waiting.ts'
import { Button } from '#ui/Button.tsx'
import { once } from '#ui/once.ts'
import { timeZone } from '#ui/time-zone.ts'
import styles from './WaitingList.module.css'

type WaitingFor<Call> = Extract<Waiting, { call: Call }>

type WaitingListProps<Call extends Message['call']> = {
  call: Call
  title: string
  getSummary: (waiting: WaitingFor<Call>) => string
  onEdit: ((waiting: WaitingFor<Call>) => void) | undefined
  onDrop: (waiting: WaitingFor<Call>) => void
}

/** The unsent messages of one form, below it. Nothing when none waits. */
export function WaitingList<Call extends Message['call']>({
  call,
  title,
  getSummary,
  ...acts
}: WaitingListProps<Call>) {
  const allWaiting = useOutbox(({ waiting }) => waiting)
  useEffect(watchOutbox, [])
  const isOfForm = (waiting: Waiting): waiting is WaitingFor<Call> => waiting.call === call
  const waitingOfForm = allWaiting.filter(isOfForm)
  if (waitingOfForm.length === 0) return null
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.list}>
        {waitingOfForm.map((waiting) => (
          <Waits key={waiting.key} waiting={waiting} {...acts}>
            {getSummary(waiting)}
          </Waits>
        ))}
      </ul>
    </section>
  )
}

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

const describeState = ({ state, reason }: Waiting): string =>
  state === 'refused'
    ? `El servidor no lo aceptó: ${reason ?? 'revisá los campos.'}`
    : 'Se envía solo cuando vuelva la conexión.'

/** Takes a message out of the outbox; an order in it becomes the list again. */
const take = async ({ key, pedido }: Waiting): Promise<Waiting | undefined> =>
  pedido ? (await import('#state/pedido/gone.ts')).takeOrderBack(key) : takeBack(key)

type WaitsProps<W extends Waiting> = {
  waiting: W
  children: ReactNode
  /** Takes the message back into its form; undefined while the form holds other text. */
  onEdit: ((waiting: W) => void) | undefined
  onDrop: (waiting: W) => void
}

function Waits<W extends Waiting>({ waiting, children, onEdit, onDrop }: WaitsProps<W>) {
  const [asking, setAsking] = useState(false)
  // The message may have been sent at that moment; then nothing is edited or dropped.
  const takeFor = async (then: (waiting: W) => void) => {
    if (await take(waiting)) then(waiting)
  }
  return (
    <li className={styles.item}>
      <p className={styles.text}>{children}</p>
      <p className={styles.state}>
        {`Guardado el ${moment().format(waiting.since)}. ${describeState(waiting)}${!onEdit ? ' Para editarlo, terminá antes lo que estás escribiendo.' : ''}`}
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
