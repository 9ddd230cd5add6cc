import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { counted, digits } from '#ui/counted.ts'
import { Message } from '#ui/Message.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Part, takeFocus } from '../parts.tsx'
import parts from '../parts.module.css'
import { Asking } from './Asking.tsx'
import { ownDoors, type Doors } from './doors.ts'
import { measureLosses } from './losses.ts'
import { Back, Differences, FilePart, Offer } from './Panels.tsx'
import type { Resource } from './resources.ts'
import styles from './state.module.css'
import { megabytes, sayStaying, sayWhole } from './say.ts'
import { useDesk, type Plan, type Progress } from './use-desk.ts'

const readState = async (doors: Doors) => {
  const [company, seed, stay] = await Promise.all([doors.company(), doors.seed(), doors.staying()])
  return { whole: sayWhole(company), stays: sayStaying(stay), losses: seed && measureLosses(company, seed) }
}

/** A confirmation had the focus; after it, the focus returns here. */
const focused = { tabIndex: -1, ref: takeFocus } as const

/** Empties the company for somebody's own. */
const ownPlan: Plan = {
  title: 'Empezar con mi empresa',
  action: 'Empezar con mi empresa',
  keeps:
    'Los usuarios del panel quedan como están; contacto, logos, banners y palabras clave, en blanco; lo demás, vacío.',
  message: 'La empresa está vacía: cargá la tuya desde el panel. Inicio dice qué falta.',
  work: { task: 'own', before: 'empezar con mi empresa' },
}

export function State({ doors }: { doors: Doors }) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: ['estado'] })
  const now = useQuery({ queryKey: ['estado', 'datos'], queryFn: () => readState(doors) })
  const { desk, ...does } = useDesk(doors, refresh)
  const onWritten = useEffectEvent(refresh)
  useEffect(() => doors.onWritten(onWritten), [doors])

  const begin = (only?: Resource) =>
    does.ask({
      title: only ? `Empezar de nuevo: ${only.title}` : 'Empezar de nuevo',
      action: 'Empezar de nuevo',
      ...(only && { only: only.id }),
      message: only ? `${only.title}: como al principio.` : 'Los datos son los del primer día.',
      work: { task: 'reset', tables: only?.tables, before: `empezar de nuevo${only ? `: ${only.title}` : ''}` },
    })
  if (desk.is === 'busy') return <Busy progress={desk.progress} onCancel={does.cancel} />
  if (desk.is === 'asking')
    return (
      <Asking
        plan={desk.plan}
        refused={desk.refused}
        now={now.data}
        onLeave={does.leave}
        onRun={(withoutWayBack) => void does.run(desk.plan, withoutWayBack)}
      />
    )
  return (
    <div className={styles.tool} {...(desk.isBack && focused)}>
      {desk.message !== undefined && (
        <div key={desk.message} {...focused}>
          <Message tone={desk.tone ?? 'neutral'}>{desk.message}</Message>
        </div>
      )}
      <Offer onOpen={(address) => void does.openLink(address)} />
      {now.isPending && <Skeleton />}
      {now.isError && (
        <Message tone="error">
          No se pueden leer los datos de la demo.{' '}
          <Button tone="quiet" onClick={refresh}>
            Probar de nuevo
          </Button>
        </Message>
      )}
      {now.data && <Differences losses={now.data.losses} onBegin={begin} onBeginOwn={() => does.ask(ownPlan)} />}
      <div className={styles.side}>
        <FilePart onSave={(included) => void does.save(included)} onOpen={(file) => void does.openFile(file)} />
        <Back doors={doors} onBack={(plan) => void does.run(plan)} />
      </div>
    </div>
  )
}

const describeProgress = (done: number, total: number, unit: Progress['unit']) =>
  unit === undefined
    ? `${megabytes(done)} de ${megabytes(total)}`
    : `${digits(done)} de ${counted(total, 'registro', 'registros')}`

function Busy({ progress: { label, done, total, unit }, onCancel }: { progress: Progress; onCancel: () => void }) {
  const isCounted = done !== undefined && total !== undefined && total > 0
  return (
    <Part title={`${label}…`} takesFocus>
      <progress
        className={parts.progress}
        aria-label={label}
        {...(isCounted && { value: Math.min(done, total), max: total })}
      />
      <p className={parts.soft}>{isCounted ? describeProgress(Math.min(done, total), total, unit) : 'Un momento.'}</p>
      <div className={parts.actions}>
        {/* The second click of a double click must not cancel the work that the first began. */}
        <Button
          tone="secondary"
          onClick={({ detail }) => {
            if (detail < 2) onCancel()
          }}
        >
          Cancelar
        </Button>
      </div>
    </Part>
  )
}

/** The company as a whole: its changes, a reset, files, and the way back. */
export default function Datos() {
  return <State doors={ownDoors} />
}
