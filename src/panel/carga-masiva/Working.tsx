import styles from './CargaMasiva.module.css'

/** Something is under way; how far it is, nobody says: a worker swallows the upload's own progress. */
export const Working = ({ children }: { children: string }) => (
  <div className={styles.working}>
    <output>{children}</output>
    <progress aria-label={children} className={styles.progress} />
  </div>
)
