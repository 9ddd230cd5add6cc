import { useEffect } from 'react'
import { useOutbox, watchOutbox } from '../../state/outbox/use-outbox.ts'
import type { Message, Waiting } from '../../state/outbox/waiting.ts'
import { Waits } from './Waits.tsx'
import styles from './Waits.module.css'

type WaitingFor<Call> = Extract<Waiting, { call: Call }>

type WaitingListProps<Call extends Message['call']> = {
  call: Call
  title: string
  lineOf: (waiting: WaitingFor<Call>) => string
  onEdit: ((waiting: WaitingFor<Call>) => void) | undefined
  onDrop: (waiting: WaitingFor<Call>) => void
}

/** The unsent messages of one form, below it. Nothing when none waits. */
export function WaitingList<Call extends Message['call']>({ call, title, lineOf, ...acts }: WaitingListProps<Call>) {
  const all = useOutbox(({ waiting }) => waiting)
  useEffect(watchOutbox, [])
  const isOfForm = (waiting: Waiting): waiting is WaitingFor<Call> => waiting.call === call
  const own = all.filter(isOfForm)
  if (own.length === 0) return null
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {own.map((waiting) => (
          <Waits key={waiting.key} waiting={waiting} {...acts}>
            {lineOf(waiting)}
          </Waits>
        ))}
      </ul>
    </section>
  )
}
