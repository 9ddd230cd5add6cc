import { Button } from '../../ui/Button.tsx'
import { takeFocus } from './heading.ts'
import { megabytes } from './say.ts'
import styles from './state.module.css'
import type { Progress } from './use-desk.ts'

/** What is under way, how far it is, and a way out for as long as there is one. */
export function Busy({ progress: { label, done, total, isFinal }, onCancel }: { progress: Progress; onCancel: () => void }) {
  const isCounted = done !== undefined && total !== undefined && total > 0
  return (
    <section className={styles.panel} aria-labelledby="estado-curso">
      <h3 id="estado-curso" ref={takeFocus} tabIndex={-1} className={styles.heading}>{label}…</h3>
      <progress className={styles.progress} aria-labelledby="estado-curso" {...isCounted && { value: Math.min(done, total), max: total }} />
      <p className={styles.soft}>{isCounted ? `${megabytes(Math.min(done, total))} de ${megabytes(total)}` : 'Un momento.'}</p>
      <div className={styles.actions}>
        <Button tone="secondary" disabled={isFinal} onClick={onCancel}>Cancelar</Button>
      </div>
    </section>
  )
}
