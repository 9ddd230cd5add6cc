import type { ReactNode } from 'react'
import { Warning } from '../../ui/icons/index.tsx'
import { useAlert } from './alert.ts'
import styles from './Reason.module.css'

/** Why something failed, beside the field or button that it concerns. The alert has announced it. */
export const Reason = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.reason}>
    <Warning />
    <span>{children}</span>
  </p>
)

/** The reason of the last error that was shown `at` this place (`showError`), until the next attempt. */
export const ReasonAt = ({ at }: { at: string }) => {
  const reason = useAlert(({ reasons }) => reasons[at])
  return reason !== undefined && <Reason>{reason}</Reason>
}
