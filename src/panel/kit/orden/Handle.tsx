import { Grip } from '../icons.tsx'
import styles from './Handle.module.css'

/** A row is dragged by this. */
export const Handle = () => (
  <span data-grip title="Arrastrá para ordenar (o Alt con ↑ ↓)" className={styles.grip}>
    <Grip />
  </span>
)
