import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import styles from './frame.module.css'

/** While the code of a page is on its way. */
export const PagePending = () => (
  <Loading className={styles.pending} label="Cargando la página…">
    <Skeleton height="3rem" width="min(22rem, 70%)" />
    <Skeleton height="22rem" />
  </Loading>
)
