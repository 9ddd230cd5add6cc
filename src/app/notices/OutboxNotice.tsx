import { useOutbox } from '../../state/outbox/use-outbox.ts'
import { PassingNotice } from './Notice.tsx'
import styles from './notices.module.css'

/** What a visitor wrote has not been sent yet. What can be done about it, its form says. */
export const WaitingNotice = ({ count }: { count: number }) => (
  <p className={styles.quiet} data-ground="dark">
    {count === 1 ? 'Un mensaje espera para enviarse' : `${count} mensajes esperan para enviarse`}
  </p>
)

export const SentNotice = ({ onClose }: { onClose: () => void }) => (
  <PassingNotice tone="good" onClose={onClose}>
    <strong>Se envió lo que había quedado guardado</strong>
  </PassingNotice>
)

/** Both of them, as long as there is reason. */
export function OutboxNotice() {
  const { waiting, justSent } = useOutbox()
  return (
    <>
      {justSent && <SentNotice onClose={() => useOutbox.setState({ justSent: false })} />}
      {waiting.length > 0 && <WaitingNotice count={waiting.length} />}
    </>
  )
}
