import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReasonAt } from './Reason.tsx'
import styles from './RowActions.module.css'

type AskProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'width'> &
  Pick<ComponentProps<typeof Button>, 'busy' | 'busyLabel'> & {
    description: string
    /** The place of the reason why the act failed. */
    at?: string
    no?: string
    /** The words of the act; undefined where nothing is left to do. */
    yes: string | undefined
    tone?: 'danger' | 'primary'
    onNo: () => void
    onYes: () => void
    children?: ReactNode
  }

/** A question before something is done. */
export const Ask = ({ at, no = 'Cancelar', yes, tone = 'danger', busy, busyLabel, ...props }: AskProps) => {
  const { onNo, onYes, children, ...rest } = props
  return (
    <Dialog open onOpenChange={onNo} {...rest}>
      {children}
      {at !== undefined && <ReasonAt at={at} />}
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
