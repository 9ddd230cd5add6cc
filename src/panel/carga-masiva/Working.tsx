import styles from './CargaMasiva.module.css'

/** Work under way, without a percentage: the service worker hides the progress of an upload. */
export const Working = ({ children }: { children: string }) => (
  <div className={styles.working}>
    <output>{children}</output>
    <progress aria-label={children} className={styles.progress} />
  </div>
)
