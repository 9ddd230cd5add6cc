import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { units } from '../../ui/units.ts'
import styles from './frame.module.css'

/** Stands in for a page while its code loads. */
export const PagePending = () => (
  <Loading className={styles.pending} label="Cargando la página…">
    <Skeleton height={units(12)} width={`min(${units(88)}, 70%)`} />
    <Skeleton height={units(88)} />
  </Loading>
)
