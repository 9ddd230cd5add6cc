import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorReason } from './Reason.tsx'
import styles from './RowActions.module.css'

type AskProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'width'> &
  Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel'> & {
    description: string
    /** The key of the reason why the act failed (`showError`). */
    errorKey?: string
    no?: string
    /** The label of the act; undefined where nothing is left to do. */
    yes: string | undefined
    tone?: 'danger' | 'primary'
    onNo: () => void
    onYes: () => void
    children?: ReactNode
  }

/** A question before something is done. */
export const Ask = ({ errorKey, no = 'Cancelar', yes, tone = 'danger', busy, busyLabel, ...props }: AskProps) => {
  const { onNo, onYes, children, ...dialogProps } = props
  return (
    <Dialog open onOpenChange={onNo} {...dialogProps}>
      {children}
      {errorKey !== undefined && <ErrorReason errorKey={errorKey} />}
      <div className={styles.answers}>
        <Button tone="secondary" onClick={onNo}>
          {no}
        </Button>
        {yes !== undefined && (
          <Button tone={tone} busy={busy} busyLabel={busyLabel} onClick={onYes}>
            {yes}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
