import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import styles from './frame.module.css'

/** Stands in for a page while its code loads. */
export const PagePending = () => (
  <Loading className={styles.pending} label="Cargando la página…">
    <Skeleton height="3em" width="60%" />
    <Skeleton height="22em" />
  </Loading>
)
