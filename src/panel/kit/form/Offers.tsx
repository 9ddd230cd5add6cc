import { Button } from '../../../ui/Button.tsx'
import type { Draft } from './drafts.ts'
import styles from '../EntityForm.module.css'

const time = new Intl.DateTimeFormat('es-AR', { hour: '2-digit', minute: '2-digit', hour12: false })
const day = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long' })

/** 'a las 14:32', with the day where it was another one. */
const momentOf = (at: number): string => {
  const when = new Date(at)
  const clock = `a las ${time.format(when)}`
  return when.toDateString() === new Date().toDateString() ? clock : `el ${day.format(when)} ${clock}`
}

type DraftOfferProps = { draft: Draft; onTake: () => void; onDrop: () => void }

/** What an earlier visit typed here and did not save. */
export const DraftOffer = ({ draft, onTake, onDrop }: DraftOfferProps) => (
  <section className={styles.offer} aria-label="Borrador sin guardar">
    <p>Quedó algo sin guardar de la última vez.</p>
    <Button tone="secondary" onClick={onTake}>
      Recuperar lo escrito {momentOf(draft.at)}
    </Button>
    <Button tone="quiet" onClick={onDrop}>
      Descartar
    </Button>
  </section>
)

/** The record is no more. */
export const GoneOffer = ({ onRemake }: { onRemake: (() => void) | undefined }) => (
  <section className={styles.offer} role="alert">
    <p>Este registro se eliminó en otra ventana. Lo que escribiste sigue acá.</p>
    {onRemake && (
      <Button tone="secondary" onClick={onRemake}>
        Crear de nuevo con este texto
      </Button>
    )}
  </section>
)
