import { Button } from '../../ui/Button.tsx'
import type { Losses } from './losses.ts'
import { Part } from './Part.tsx'
import type { Resource } from './resources.ts'
import { sayLoss, sayUploads } from './say.ts'
import { Small } from '../Small.tsx'
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
      {losses === undefined && <p className={styles.soft}>Sin una versión publicada no hay con qué comparar.</p>}
      {losses?.resources.length === 0 && losses.uploads === 0 && (
        <p className={styles.soft}>Nada: es la empresa de la demo como viene.</p>
      )}
      {losses && losses.resources.length > 0 && (
        <ul className={styles.rows}>
          {losses.resources.map((loss) => (
            <li key={loss.resource.id} className={styles.row}>
              <p>
                <b>{loss.resource.title}</b>
                <br />
                <span className={styles.soft}>{sayLoss(loss)}</span>
              </p>
              <Small aria-label={`Empezar de nuevo: ${loss.resource.title}…`} onClick={() => onBegin(loss.resource)}>
                Empezar de nuevo…
              </Small>
            </li>
          ))}
        </ul>
      )}
      {losses && losses.uploads > 0 && <p>{sayUploads(losses)}</p>}
      <div className={styles.actions}>
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
