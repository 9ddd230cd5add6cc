import { Link } from '@tanstack/react-router'
import { firstView, viewParams } from '../kit/list-view.ts'
import { toPlaceHash, type Place } from '../kit/place.ts'
import styles from './Inicio.module.css'
import type { Waiting } from './waiting.ts'

type ToProps = { destination: Place; searching?: string | undefined; children: string }

export const To = ({ destination, searching = '', children }: ToProps) => (
  <Link
    to="/admin/panel"
    hash={[toPlaceHash(destination), viewParams({ ...firstView, text: searching })].filter(Boolean).join('&')}
  >
    {children}
  </Link>
)

/** A single task is a link; the links of several tasks open below. */
export const Todo = ({ words, ways }: Waiting) => {
  const [first] = ways
  if (first && ways.length === 1)
    return (
      <p className={styles.line}>
        <strong>{words}</strong> <To {...first}>{first.label}</To>
      </p>
    )
  return (
    <details className={styles.several}>
      <summary>
        <strong>{words}</strong>
      </summary>
      <ul role="list">
        {ways.map((way) => (
          <li key={`${way.label} ${toPlaceHash(way.destination)}`}>
            <To {...way}>{way.label}</To>
          </li>
        ))}
      </ul>
    </details>
  )
}
