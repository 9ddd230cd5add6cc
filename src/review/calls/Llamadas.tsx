import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Checkbox } from '../../ui/Field.tsx'
import { timeZone } from '../../ui/time-zone.ts'
import { Choice, Listing, Row, Search } from '../parts.tsx'
import parts from '../parts.module.css'
import { nameOf, pageOf, subjectOf, tabNames } from './call.ts'
import { CallDetail } from './CallDetail.tsx'
import { anyCall, filtered, type Filter } from './filter.ts'
import styles from './Llamadas.module.css'
import { followCalls, forgetCalls, mostCalls, useCalls, type LoggedCall } from './log.ts'
import { verdictOf } from './verdict.ts'

followCalls()

const statuses = ['2xx', '3xx', '4xx', '5xx', 'sin respuesta']

/** The backend's calls and answers in every tab, since this tab was opened. */
export default function Llamadas() {
  const { calls, tab } = useCalls()
  const [filter, setFilter] = useState(anyCall)
  const [open, setOpen] = useState<string>()
  const query = useDeferredValue(filter)
  const shown = useMemo(() => filtered(calls, query), [calls, query])
  const tabName = useMemo(() => tabNames(calls, tab), [calls, tab])
  if (calls.length === 0)
    return (
      <Empty>
        Todavía no hubo llamadas. Navegá el sitio: cada una aparece acá, con lo que se envió y lo que se contestó.
      </Empty>
    )
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
  const box = (label: string, field: 'noFiles' | 'broken') => (
    <Checkbox label={label} checked={filter[field]} onChange={({ target }) => change({ [field]: target.checked })} />
  )
  return (
    <Listing
      filters={
        <>
          <Search
            label="Buscar en las llamadas"
            placeholder="nombre, dirección, o algo de lo enviado o contestado"
            value={filter.text}
            onChange={(text) => change({ text })}
          />
          <Choice
            label="Estado"
            value={filter.status}
            options={[['', 'Todos'], ...statuses.map((status) => [status, status] as const)]}
            onChange={(status) => change({ status })}
          />
          {box('Sin imágenes ni archivos', 'noFiles')}
          {box('Sólo las que rompen el contrato', 'broken')}
        </>
      }
      count={`${counted(shown.length, 'llamada', 'llamadas')}${shown.length === calls.length ? '' : ` de ${calls.length}`} · se guardan las últimas ${mostCalls}, en la memoria de esta pestaña`}
      actions={
        <Button tone="quiet" onClick={forgetCalls}>
          Vaciar
        </Button>
      }
      none={shown.length === 0 && 'Ninguna llamada es así.'}
      onClear={() => setFilter(anyCall)}
    >
      <ol className={parts.list} aria-label="Llamadas, las últimas primero">
        {shown.map((call) => (
          <CallRow key={call.id} call={call} tab={tabName(call.tab)} isOpen={open === call.id} onOpen={setOpen} />
        ))}
      </ol>
    </Listing>
  )
}

const clock = new Intl.DateTimeFormat('es-AR', { timeStyle: 'medium', hourCycle: 'h23', timeZone })

const inMs = (ms: number) => `${ms.toLocaleString('es-AR', { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`

type CallRowProps = {
  call: LoggedCall
  tab: string
  isOpen: boolean
  onOpen: (id: string | undefined) => void
}

/** One call in a line or two; its details open below. */
const CallRow = memo(({ call, tab, isOpen, onOpen }: CallRowProps) => {
  const failed = call.status === 0 || call.status >= 400
  const page = pageOf(call)
  return (
    <Row
      className={styles.head}
      isOpen={isOpen}
      onPress={() => onOpen(isOpen ? undefined : call.id)}
      head={
        <>
          <span className={styles.from}>{call.method}</span>
          <span className={parts.what}>
            {nameOf(call)} <span className={parts.soft}>{subjectOf(call)}</span>
          </span>
          <span className={cx(styles.number, failed && styles.failed)}>{call.status || 'sin respuesta'}</span>
          <span className={styles.number}>{inMs(call.ms)}</span>
          <span className={cx(styles.from, styles.below)}>
            {clock.format(call.at)} · {tab}
            {page && ` en ${page}`}
            {verdictOf(call).kind === 'breaks' && <b className={styles.failed}> · rompe el contrato</b>}
          </span>
        </>
      }
    >
      <CallDetail call={call} tab={tab} />
    </Row>
  )
})
