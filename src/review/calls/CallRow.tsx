import { memo } from 'react'
import { timeZone } from '../../ui/time-zone.ts'
import { cx } from '../../ui/cx.ts'
import { CallDetail } from './CallDetail.tsx'
import rowStyles from '../rows.module.css'
import styles from './Llamadas.module.css'
import type { LoggedCall } from './log.ts'
import { nameOf, subjectOf } from './call.ts'
import { verdictOf } from './verdict.ts'
import { pageOf, type Names } from './who.ts'

type CallRowProps = {
  call: LoggedCall
  tab: string
  names: Names | undefined
  open: boolean
  onOpen: (id: string | undefined) => void
}

const clock = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone,
})

const inMs = (ms: number) =>
  `${ms < 10 ? ms.toLocaleString('es-AR', { maximumFractionDigits: 1 }) : Math.round(ms).toLocaleString('es-AR')} ms`

/** One call in a line or two; its details open below. */
export const CallRow = memo(({ call, tab, names, open, onOpen }: CallRowProps) => {
  const failed = call.status === 0 || call.status >= 400
  const page = pageOf(call)
  return (
    <li className={rowStyles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        onClick={() => onOpen(open ? undefined : call.id)}
      >
        <span className={styles.method}>{call.method}</span>
        <span className={rowStyles.what}>
          {nameOf(call)} <span className={styles.of}>{subjectOf(call)}</span>
        </span>
        <span className={cx(styles.status, failed && styles.failed)}>
          {call.status === 0 ? 'sin respuesta' : call.status}
        </span>
        <span className={styles.ms}>{inMs(call.ms)}</span>
        <span className={styles.from}>
          {clock.format(call.at)} · {tab}
          {page && ` en ${page}`}
          {verdictOf(call).kind === 'breaks' && <b className={styles.broken}> · rompe el contrato</b>}
        </span>
      </button>
      {open && <CallDetail call={call} tab={tab} names={names} />}
    </li>
  )
})
