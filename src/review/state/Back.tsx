import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Part } from '../parts.tsx'
import parts from '../parts.module.css'
import type { Doors } from './doors.ts'
import { everything } from './resources.ts'
import { moment } from '../moment.ts'
import { sayWhole } from './say.ts'
import type { Plan } from './use-desk.ts'
import type { WayBack } from './way-back.ts'

const planOf = ({ antes, creado }: WayBack): Plan => ({
  title: `Volver a como estaba antes de ${antes}`,
  action: 'Volver',
  said: `Los datos son los del ${moment(creado)}, antes de ${antes}.`,
  task: (withoutWayBack) => ({ task: 'restore', before: 'volver atrás', withoutWayBack, resources: everything }),
})

/** The way back: one press takes it, and keeps another. */
export function Back({ doors, onBack }: { doors: Doors; onBack: (plan: Plan) => void }) {
  const { data: back, isError } = useQuery({
    queryKey: ['estado', 'vuelta'],
    queryFn: doors.wayBack,
    networkMode: 'always',
  })
  return (
    <Part title="Volver atrás">
      <p className={parts.soft}>
        Justo antes de cargar un archivo, de empezar de nuevo y de cada carga masiva se guarda cómo está todo. Queda lo
        último.
      </p>
      {isError && <Message tone="error">No se puede leer lo que este navegador guardó.</Message>}
      {back === null && <p className={parts.soft}>Todavía no hay a qué volver.</p>}
      {back && (
        <>
          <p>
            Lo del {moment(back.creado)}: {sayWhole(back.company)}.
          </p>
          <div className={parts.actions}>
            <Button tone="secondary" onClick={() => onBack(planOf(back))}>
              {planOf(back).title}
            </Button>
          </div>
        </>
      )}
    </Part>
  )
}
