import { Button } from '../../ui/Button.tsx'
import { Part, Small } from '../parts.tsx'
import parts from '../parts.module.css'
import type { Losses } from './losses.ts'
import type { Resource } from './resources.ts'
import { sayLoss, sayUploads } from './say.ts'
import styles from './state.module.css'

type DifferencesProps = {
  losses: Losses | undefined
  onBegin: (only?: Resource) => void
  onBeginOwn: () => void
}

/** The changes since the first day, with buttons that reset one resource or everything. */
export function Differences({ losses, onBegin, onBeginOwn }: DifferencesProps) {
  return (
    <Part title="Lo que cambió">
      {losses === undefined && <p className={parts.soft}>Sin una versión publicada no hay con qué comparar.</p>}
      {losses?.resources.length === 0 && losses.uploads === 0 && (
        <p className={parts.soft}>Nada: es la empresa de la demo como viene.</p>
      )}
      {losses && losses.resources.length > 0 && (
        <ul className={styles.rows}>
          {losses.resources.map((loss) => (
            <li key={loss.resource.id}>
              <p>
                <b>{loss.resource.title}</b>
                <br />
                <span className={parts.soft}>{sayLoss(loss)}</span>
              </p>
              <Small aria-label={`Empezar de nuevo: ${loss.resource.title}…`} onClick={() => onBegin(loss.resource)}>
                Empezar de nuevo…
              </Small>
            </li>
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
