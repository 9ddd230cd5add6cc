import { memo, useMemo } from 'react'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { Empty } from '#ui/Empty.tsx'
import { timeZone } from '#ui/time-zone.ts'
import { Listing, Row, type Filter } from '../Listing.tsx'
import parts from '../parts.module.css'
import { getEndpoint, getCallName, getPagePath, statusClass, getSubject, tabNames } from './call.ts'
import { CallDetail } from './CallDetail.tsx'
import styles from './Llamadas.module.css'
import { followCalls, forgetCalls, mostCalls, useCalls } from './log.ts'
import type { CallEntry } from '#state/call-entry.ts'
import { getVerdict } from './verdict.ts'

followCalls()

const filters: readonly Filter<CallEntry>[] = [
  {
    label: 'Buscar en las llamadas',
    placeholder: 'nombre, dirección, o algo de lo enviado o contestado',
    getText: (call) => {
      const { method, path, sent, text } = call
      const body = typeof sent === 'object' ? JSON.stringify(sent) : sent
      return [method, getCallName(call), path, body, text, getPagePath(call)].join(' ')
    },
  },
  {
    label: 'Estado',
    options: [
      ['', 'Todos'],
      ...['2xx', '3xx', '4xx', '5xx', 'sin respuesta'].map((status) => [status, status] as const),
    ],
    passes: (call, status) => statusClass(call) === status,
  },
  { label: 'Sin imágenes ni archivos', passes: (call) => getEndpoint(call)?.response.kind !== 'bytes' },
  { label: 'Sólo las que rompen el contrato', passes: (call) => getVerdict(call).kind === 'breaks' },
]

/** The backend's calls and answers in every tab, since this tab was opened. */
export default function Llamadas() {
  const { calls, tab } = useCalls()
  const tabName = useMemo(() => tabNames(calls, tab), [calls, tab])
  if (calls.length === 0)
    return (
      <Empty>
        Todavía no hubo llamadas. Navegá el sitio: cada una aparece acá, con lo que se envió y lo que se contestó.
      </Empty>
    )
  return (
    <Listing
      rows={calls}
      filters={filters}
      count={({ length }) =>
        `${counted(length, 'llamada', 'llamadas')}${length === calls.length ? '' : ` de ${calls.length}`} · se guardan las últimas ${mostCalls}, en la memoria de esta pestaña`
      }
      actions={
        <Button tone="quiet" onClick={forgetCalls}>
          Vaciar
        </Button>
      }
      none="Ninguna llamada es así."
    >
      {(shown) => (
        <ol role="list" className={parts.list} aria-label="Llamadas, las últimas primero">
          {shown.map((call) => (
            <CallRow key={call.id} call={call} tab={tabName(call.tab)} />
          ))}
        </ol>
      )}
    </Listing>
  )
}

const clock = new Intl.DateTimeFormat('es-AR', { timeStyle: 'medium', hourCycle: 'h23', timeZone })

const inMs = (ms: number) => `${ms.toLocaleString('es-AR', { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`

const CallRow = memo(({ call, tab }: { call: CallEntry; tab: string }) => {
  const failed = call.status === 0 || call.status >= 400
  const page = getPagePath(call)
  return (
    <Row
      className={styles.head}
      head={
        <>
          <span className={styles.from}>{call.method}</span>
          <span className={parts.what}>
            {getCallName(call)} <span className={parts.soft}>{getSubject(call)}</span>
          </span>
          <span className={cx(styles.number, failed && styles.failed)}>{call.status || 'sin respuesta'}</span>
          <span className={styles.number}>{inMs(call.ms)}</span>
          <span className={cx(styles.from, styles.below)}>
            {clock.format(call.at)} · {tab}
            {page && ` en ${page}`}
            {getVerdict(call).kind === 'breaks' && <b className={styles.failed}> · rompe el contrato</b>}
          </span>
        </>
      }
    >
      <CallDetail call={call} tab={tab} />
    </Row>
  )
})
