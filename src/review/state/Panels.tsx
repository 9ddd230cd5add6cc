import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { moment } from '../moment.ts'
import { FileButton, Part, Small, Titled } from '../parts.tsx'
import parts from '../parts.module.css'
import type { Doors } from './doors.ts'
import type { Losses } from './losses.ts'
import { forgetOffered, offered } from './offered.ts'
import type { Resource } from './resources.ts'
import { sayLoss, sayUploads, sayWhole } from './say.ts'
import styles from './state.module.css'
import type { Plan, Private } from './use-desk.ts'
import type { WayBack } from './way-back.ts'

type DifferencesProps = {
  losses: Losses | undefined
  onBegin: (only?: Resource) => void
  onBeginOwn: () => void
}

export function Differences({ losses, onBegin, onBeginOwn }: DifferencesProps) {
  return (
    <Part title="Lo que cambió">
      {losses === undefined && <p className={parts.soft}>Sin una versión publicada no hay con qué comparar.</p>}
      {losses?.resources.length === 0 && losses.uploads === 0 && (
        <p className={parts.soft}>Nada: es la empresa de la demo como viene.</p>
      )}
      {losses && losses.resources.length > 0 && (
        <ul role="list" className={styles.rows}>
          {losses.resources.map((loss) => (
            <Titled key={loss.resource.id} title={loss.resource.title} about={sayLoss(loss)}>
              <Small aria-label={`Empezar de nuevo: ${loss.resource.title}…`} onClick={() => onBegin(loss.resource)}>
                Empezar de nuevo…
              </Small>
            </Titled>
          ))}
        </ul>
      )}
      {losses && losses.uploads > 0 && <p>{sayUploads(losses)}</p>}
      <div className={parts.actions}>
        <Button tone="secondary" onClick={() => onBegin()}>
          Empezar todo de nuevo…
        </Button>
        <Button tone="secondary" onClick={onBeginOwn}>
          Empezar con mi empresa…
        </Button>
      </div>
    </Part>
  )
}

export function FilePart({ onSave, onOpen }: { onSave: (included: Private) => void; onOpen: (file: File) => void }) {
  const [included, setIncluded] = useState<Private>({ accounts: false, customers: false })
  const box = (name: keyof Private, label: string) => (
    <Checkbox
      label={label}
      checked={included[name]}
      onChange={({ target }) => setIncluded({ ...included, [name]: target.checked })}
    />
  )
  return (
    <Part title="Como archivo">
      <p className={parts.soft}>
        Los registros y los archivos en un <code>.vidriera.zip</code>, para seguir en otro navegador o mandárselo a
        alguien. Contraseñas y clientes se quedan acá, salvo que los marques.
      </p>
      {box('customers', 'Incluir clientes, suscripciones, mensajes y lo que el historial dice de ellos')}
      {box('accounts', 'Incluir contraseñas y sesiones')}
      <div className={parts.actions}>
        <Button onClick={() => onSave(included)}>Guardar como archivo</Button>
        <FileButton label="Archivo de estado" accept=".zip" onFiles={([file]) => onOpen(file)}>
          Abrir un archivo…
        </FileButton>
      </div>
    </Part>
  )
}

const toPlan = ({ antes, creado }: WayBack): Plan => ({
  title: `Volver a como estaba antes de ${antes}`,
  action: 'Volver',
  message: `Los datos son los del ${moment(creado)}, antes de ${antes}.`,
  work: { task: 'restore', before: 'volver atrás' },
})

/** The way back: one press takes it, and keeps another. */
export function Back({ doors, onBack }: { doors: Doors; onBack: (plan: Plan) => void }) {
  const { data: back, isError } = useQuery({
    queryKey: ['estado', 'vuelta'],
    queryFn: doors.wayBack,
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
            <Button tone="secondary" onClick={() => onBack(toPlan(back))}>
              {toPlan(back).title}
            </Button>
          </div>
        </>
      )}
    </Part>
  )
}

/** Offers the state of a link (`?estado=`): only a click loads it. */
export function Offer({ onOpen }: { onOpen: (address: string) => void }) {
  const [address, setAddress] = useState(offered)
  if (address === null) return null
  const decide = () => {
    forgetOffered()
    setAddress(null)
  }
  return (
    <Part title="El enlace trae un estado" asks>
      <p className={styles.address}>{address}</p>
      <div className={parts.actions}>
        <Button
          onClick={() => {
            decide()
            onOpen(address)
          }}
        >
          Ver qué trae
        </Button>
        <Button tone="secondary" onClick={decide}>
          No, gracias
        </Button>
      </div>
    </Part>
  )
}
