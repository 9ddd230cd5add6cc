import { useEffect } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { leave, stay, useLeaveNotes, useLeaveQuestion } from './kit/leave.ts'
import styles from './kit/RowActions.module.css'

/** Asks before a form is thrown away. */
export const LeaveDialog = () => {
  const asking = useLeaveQuestion(({ answer }) => answer !== null)
  const { notes } = useLeaveNotes()
  // A panel that unmounts, as when the session ends, closes its question.
  useEffect(() => stay, [])
  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => !open && stay()}
      title="Cambios sin guardar"
      description={['Si salís ahora, lo que escribiste se pierde.', ...notes].join(' ')}
    >
      <div className={styles.answers}>
        <Button tone="danger" onClick={leave}>
          Salir sin guardar
        </Button>
        <Button onClick={stay}>Seguir editando</Button>
      </div>
    </Dialog>
  )
}
