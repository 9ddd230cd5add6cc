import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { allOf } from '../database.ts'
import { counted } from '../../ui/counted.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Button } from '../../ui/Button.tsx'
import { CallRow } from './CallRow.tsx'
import rowStyles from '../rows.module.css'
import styles from './Llamadas.module.css'
import { anyCall, filtered } from './filter.ts'
import { Filters } from './Filters.tsx'
import { followCalls, forgetCalls, mostCalls, useCalls } from './log.ts'
import { nameOf } from './call.ts'
import { tabNames, type Names } from './who.ts'

followCalls()

const namesIn = (rows: readonly unknown[], field: string): Map<number, string> =>
  new Map(
    rows.flatMap((row) => {
      const { id, [field]: name }: Record<string, unknown> = { ...Object(row) }
      return typeof id === 'number' && typeof name === 'string' ? [[id, name] as const] : []
    }),
  )

const readNames = async (): Promise<Names> => {
  const [usuarios, clientes] = await Promise.all([allOf('usuarios'), allOf('clientes')])
  return { panel: namesIn(usuarios, 'usuario'), zona: namesIn(clientes, 'nombre') }
}

/** The backend's calls and answers in every tab, since this tab was opened. */
export default function Llamadas() {
  const { calls, tab } = useCalls()
  const [filter, setFilter] = useState(anyCall)
  const [open, setOpen] = useState<string>()
  const { data: names } = useQuery({ queryKey: ['review', 'nombres'], queryFn: readNames, staleTime: 10_000 })
  const asked = useDeferredValue(filter)
  const shown = useMemo(() => filtered(calls, asked), [calls, asked])
  const tabName = useMemo(() => tabNames(calls, tab), [calls, tab])
  const known = useMemo(() => [...new Set(calls.map(nameOf))].toSorted((a, b) => a.localeCompare(b, 'es')), [calls])
  if (calls.length === 0)
    return (
      <Empty>
        Todavía no hubo llamadas. Navegá el sitio: cada una aparece acá, con lo que se envió y lo que se contestó.
      </Empty>
    )
  return (
    <div className={styles.calls}>
      <Filters filter={filter} names={known} onChange={setFilter} />
      <div className={styles.summary}>
        <output>
          {shown.length === calls.length
            ? counted(calls.length, 'llamada', 'llamadas')
            : `${counted(shown.length, 'llamada', 'llamadas')} de ${calls.length}`}{' '}
          · se guardan las últimas {mostCalls}, en la memoria de esta pestaña
        </output>
        <Button tone="quiet" onClick={forgetCalls}>
          Vaciar
        </Button>
      </div>
      {shown.length === 0 && (
        <Empty
          action={
            <Button tone="secondary" onClick={() => setFilter(anyCall)}>
              Quitar los filtros
            </Button>
          }
        >
          Ninguna llamada es así.
        </Empty>
      )}
      <ol className={rowStyles.list} aria-label="Llamadas, las últimas primero">
        {shown.map((call) => (
          <CallRow
            key={call.id}
            call={call}
            tab={tabName(call.tab)}
            names={names}
            open={open === call.id}
            onOpen={setOpen}
          />
        ))}
      </ol>
    </div>
  )
}
