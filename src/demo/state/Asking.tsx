import { useQuery } from '@tanstack/react-query'
import { hasUnsaved, hasUnsavedElsewhere } from '../../state/dirty.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import type { Losses } from './losses.ts'
import { Part } from './Part.tsx'
import { moment, sayContent, sayLosses } from './say.ts'
import styles from './state.module.css'
import type { Plan } from './use-desk.ts'

type AskingProps = {
  plan: Plan
  /** What would be lost; not known where there is no build to compare with. */
  losses: Losses | undefined
  /** Why it could not be done with a way back. */
  refused: string | undefined
  onRun: (sinPunto: boolean) => void
  onLeave: () => void
}

/** What is about to happen, in numbers, before it does. */
export function Asking({ plan, losses, refused, onRun, onLeave }: AskingProps) {
  const unsaved = useQuery({
    queryKey: ['sin-guardar'],
    queryFn: async () => hasUnsaved() || hasUnsavedElsewhere(),
    networkMode: 'always',
    gcTime: 0,
  })
  const lines = losses && sayLosses(losses, plan.only)
  return (
    <Part title={plan.titulo} takesOver>
      {plan.opened && <Brought opened={plan.opened} />}
      {lines === undefined && (
        <p>Reemplaza {plan.only === undefined ? 'todo lo que hay' : 'lo que hay'} en este navegador.</p>
      )}
      {lines?.length === 0 && <p>No se pierde nada: lo que hay es lo que trae la demo.</p>}
      {lines && lines.length > 0 && (
        <>
          <p>Se pierde lo que cambió desde el principio:</p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.soft}>
        {refused === undefined && 'Antes se guarda un punto de restauración, para volver. '}
        Quien está adentro sigue adentro, si su cuenta sigue.
        {unsaved.data === true &&
          ' Hay un formulario sin guardar: lo escrito queda, y al guardarlo se avisa si su registro ya es otro.'}
      </p>
      {refused !== undefined && (
        <Message tone="error">
          {refused} No se cambió nada. Podés liberar espacio, eliminar puntos viejos, o seguir sin poder volver.
        </Message>
      )}
      <div className={styles.actions}>
        <Button tone={refused === undefined ? 'primary' : 'danger'} onClick={() => onRun(refused !== undefined)}>
          {refused === undefined ? plan.hacer : 'Seguir sin poder volver'}
        </Button>
        <Button tone="secondary" onClick={onLeave}>
          Cancelar
        </Button>
      </div>
    </Part>
  )
}

function Brought({ opened: { manifest, company, bytes } }: { opened: NonNullable<Plan['opened']> }) {
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Guardado</dt>
          <dd>{moment(manifest.creado)}</dd>
        </div>
        <div>
          <dt>Versión</dt>
          <dd>
            {manifest.build} · base {manifest.esquema}
          </dd>
        </div>
        <div>
          <dt>Trae</dt>
          <dd>{sayContent(company, bytes)}</dd>
        </div>
      </dl>
      <p>
        {manifest.cuentas
          ? 'Trae contraseñas y sesiones: las de acá se reemplazan.'
          : 'No trae contraseñas: cada cuenta entra con la que tiene acá o en la demo; una que acá no existe, con su nombre seguido de 1234.'}
      </p>
    </>
  )
}
