import type { ReactNode } from 'react'
import { Warning } from '#ui/icons/index.tsx'
import { useAlert } from './alert.ts'
import styles from './Reason.module.css'

/** Why something failed, beside the field or button that it concerns. The alert has announced it. */
export const Reason = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.reason}>
    <Warning />
    <span>{children}</span>
  </p>
)

/** The reason of the last error shown under this key (`showError`), until the next attempt. */
export const ErrorReason = ({ errorKey }: { errorKey: string }) => {
  const reason = useAlert(({ reasons }) => reasons[errorKey])
  return reason !== undefined && <Reason>{reason}</Reason>
}
