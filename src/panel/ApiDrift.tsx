import { IconButton } from '../ui/Button.tsx'
import { Close } from '../ui/icons/index.tsx'
import { difference, putAside, summaryOf, useCalls, type Call } from './api-drift.ts'
import styles from './PanelPage.module.css'

/** Below the content, for administrators: API answers that differ from the contract. Each call shows until somebody dismisses it. */
export function ApiDrift() {
  const calls = useCalls()
  return (
    <div className={calls.length > 0 ? styles.drift : undefined}>
      {/* Screen readers announce only what changes in a region that was there before. */}
      <p role="status">{summaryOf(calls)}</p>
      {calls.length > 0 && (
        <IconButton label="Ocultar aviso de la API" icon={<Close />} onClick={() => putAside(calls)} />
      )}
      {calls.length > 0 && <Details calls={calls} />}
    </div>
  )
}

const Details = ({ calls }: { calls: readonly Call[] }) => (
  <details>
    <summary>Ver cada diferencia</summary>
    <ul>
      {calls.map(([name, drift]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{`: ${drift.map(difference).join('; ')}`}</span>
        </li>
      ))}
    </ul>
  </details>
)
