import { useQuery } from '@tanstack/react-query'
import { hasUnsaved, hasUnsavedElsewhere } from '#state/dirty.ts'
import { Button } from '#ui/Button.tsx'
import { Message } from '#ui/Message.tsx'
import { Facts, Part } from '../parts.tsx'
import parts from '../parts.module.css'
import type { Losses } from './losses.ts'
import { moment } from '../moment.ts'
import { sayLosses, sayWhole } from './say.ts'
import styles from './state.module.css'
import type { Plan } from './use-desk.ts'

type AskingProps = {
  plan: Plan
  /** The company in words, its losses (unknown without a build to compare with), and the data of the review tools that stay. */
  now: { readonly whole: string; readonly stays: string; readonly losses: Losses | undefined } | undefined
  /** The reason why no way back could be stored. */
  refused: string | undefined
  onRun: (withoutWayBack: boolean) => void
  onLeave: () => void
}

/** The effects of an action in numbers, before it runs. */
export function Asking({ plan, now, refused, onRun, onLeave }: AskingProps) {
  const unsaved = useQuery({
    queryKey: ['sin-guardar'],
    queryFn: async () => hasUnsaved() || hasUnsavedElsewhere(),
    gcTime: 0,
  })
  const losses = now?.losses
  const lines = losses && sayLosses(losses, plan.only)
  return (
    <Part title={plan.title} takesFocus>
      {plan.opened && <Brought opened={plan.opened} />}
      {lines === undefined && (
        <p>Reemplaza {plan.only === undefined ? 'todo lo que hay' : 'lo que hay'} en este navegador.</p>
      )}
      {lines?.length === 0 && plan.keeps === undefined && <p>No se pierde nada: lo que hay es lo que trae la demo.</p>}
      {lines && lines.length > 0 && (
        <>
          <p>Se pierde lo que cambió desde el principio:</p>
          <ul role="list" className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {plan.only === undefined && (lines?.length !== 0 || plan.keeps !== undefined) && now && now.whole !== '' && (
        <p>
          Se reemplaza todo lo que hay: {now.whole}.{now.stays !== '' && ` ${now.stays}`}
        </p>
      )}
      {plan.keeps !== undefined && <p>{plan.keeps}</p>}
      <p className={parts.soft}>
        {refused === undefined && 'Antes se guarda cómo está todo, para volver. '}
        Quien está adentro sigue adentro, si su cuenta sigue.
        {unsaved.data === true &&
          ' Hay un formulario sin guardar: lo escrito queda, y al guardarlo se avisa si su registro ya es otro.'}
      </p>
      {refused !== undefined && (
        <Message tone="error">{refused} No se cambió nada. Podés liberar espacio, o seguir sin poder volver.</Message>
      )}
      <div className={parts.actions}>
        <Button tone={refused === undefined ? 'primary' : 'danger'} onClick={() => onRun(refused !== undefined)}>
          {refused === undefined ? plan.action : 'Seguir sin poder volver'}
        </Button>
        <Button tone="secondary" onClick={onLeave}>
          Cancelar
        </Button>
      </div>
    </Part>
  )
}

function Brought({ opened: { manifest, company } }: { opened: NonNullable<Plan['opened']> }) {
  return (
    <>
      <Facts
        entries={[
          ['Guardado', moment(manifest.made)],
          ['Versión', `${manifest.build} · base ${manifest.schema}`],
          ['Trae', sayWhole(company)],
        ]}
      />
      <p>
        {manifest.accounts
          ? 'Trae contraseñas y sesiones: las de acá se reemplazan.'
          : 'No trae contraseñas: cada cuenta entra con la que tiene acá o en la demo; una que acá no existe, con su nombre seguido de 1234.'}
      </p>
    </>
  )
}
