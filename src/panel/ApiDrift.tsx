import { IconButton } from '#ui/Button.tsx'
import { Close } from '#ui/icons/index.tsx'
import { difference, dismissCalls, summarizeDrift, useCalls, type Call } from './api-drift.ts'
import styles from './PanelPage.module.css'

/** Differences between the API's answers and the contract, for administrators. A call stays until somebody dismisses it. */
export function ApiDrift() {
  const calls = useCalls()
  return (
    <div className={calls.length > 0 ? styles.drift : undefined}>
      {/* Screen readers announce only the changes of a region that was there before. */}
      <p role="status">{summarizeDrift(calls)}</p>
      {calls.length > 0 && (
        <IconButton label="Ocultar aviso de la API" icon={<Close />} onClick={() => dismissCalls(calls)} />
      )}
      {calls.length > 0 && <Details calls={calls} />}
    </div>
  )
}

const Details = ({ calls }: { calls: readonly Call[] }) => (
  <details>
    <summary>Ver cada diferencia</summary>
    <ul role="list">
      {calls.map(([name, drift]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{`: ${drift.map(difference).join('; ')}`}</span>
        </li>
      ))}
    </ul>
  </details>
)
