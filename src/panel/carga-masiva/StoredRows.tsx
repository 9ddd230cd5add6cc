import type { ShownRow } from './settle.ts'
import { StoredTable } from './tables.tsx'
import styles from './CargaMasiva.module.css'

type StoredRowsProps = {
  shown: readonly ShownRow[]
  /** Sentences about the parts that are left out or filled in. */
  notes: readonly string[]
}

/** The first rows and the doubtful ones, as these will be in the catalogue. */
export const StoredRows = ({ shown, notes }: StoredRowsProps) => (
  <section className={styles.part} aria-labelledby="asi-quedan">
    <h2 id="asi-quedan">Así quedan</h2>
    <StoredTable caption="Así quedan" rows={shown} />
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </section>
)
