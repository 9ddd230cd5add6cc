import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Screen } from '../frame/Screen.tsx'
import type { DatabaseTrouble } from './trouble.ts'
import styles from '../frame/frame.module.css'

const texts: Record<DatabaseTrouble, { title: string; cause: string; advice: string; still: string }> = {
  ocupada: {
    title: 'No podemos abrir los datos del sitio',
    cause:
      'Este sitio guarda su contenido en el navegador, y ahora el navegador no lo deja abrir. Casi siempre lo tiene ocupado otra pestaña.',
    advice: 'Cerrá las otras pestañas de este sitio y reintentá. Lo que estabas escribiendo sigue acá.',
    still: 'Todavía no se puede. Probá cerrar el navegador por completo y volver a abrirlo.',
  },
  incompleta: {
    title: 'A los datos del sitio les falta una parte',
    cause:
      'Este sitio guarda su contenido en el navegador, y una parte de lo que había ya no está: la borró el navegador, o alguien a mano.',
    advice:
      'No tocamos lo que queda. Para volver a usar el sitio, borrá los datos: empieza de nuevo con el contenido original.',
    still: 'Sigue faltando una parte.',
  },
  nueva: {
    title: 'Los datos son de una versión más nueva del sitio',
    cause:
      'En este navegador ya se usó una versión más nueva, que guardó los datos de otra manera. Esta los dañaría, y por eso no los abre.',
    advice:
      'Reintentá en unos minutos: apenas la versión nueva esté otra vez disponible, el aviso la ofrece. Tus datos quedan como están.',
    still: 'Todavía no hay una versión que los pueda abrir.',
  },
}

type DatabaseScreenProps = {
  trouble: DatabaseTrouble
  /** Rejects while the database still does not answer. */
  onRetry: () => Promise<unknown>
  onDelete: () => Promise<unknown>
}

/** 503: the database is blocked, broken or not ours to open. Nothing works without it, so this covers the app; what was typed stays underneath. */
export function DatabaseScreen({ trouble, onRetry, onDelete }: DatabaseScreenProps) {
  const { title, cause, advice, still } = texts[trouble]
  const retry = useMutation({ mutationFn: onRetry })
  const [asking, setAsking] = useState(false)
  return (
    <div role="alertdialog" aria-modal="true" aria-label="Problema con los datos" className={styles.over}>
      <Screen
        title={title}
        actions={
          <>
            <Button autoFocus busy={retry.isPending} onClick={() => retry.mutate()}>
              Reintentar
            </Button>
            {!asking && (
              <Button tone="quiet" onClick={() => setAsking(true)}>
                Borrar datos del sitio
              </Button>
            )}
          </>
        }
      >
        <p>{cause}</p>
        <p>{advice}</p>
        <Message tone="error">{retry.isError && still}</Message>
        {asking && <DeleteQuestion onDelete={onDelete} onCancel={() => setAsking(false)} />}
      </Screen>
    </div>
  )
}

function DeleteQuestion({ onDelete, onCancel }: { onDelete: () => Promise<unknown>; onCancel: () => void }) {
  const deletion = useMutation({ mutationFn: onDelete })
  return (
    <section aria-labelledby="borrar-datos" className={styles.question}>
      <h2 id="borrar-datos" className={styles.questionTitle}>
        ¿Borrar todo lo guardado en este navegador?
      </h2>
      <p>
        Es el último recurso. Se pierden todos los cambios, archivos y cuentas que se cargaron acá, y las sesiones se
        cierran. El sitio vuelve a empezar con el contenido original. No se puede deshacer.
      </p>
      <Message tone="error">
        {deletion.isError && 'No se pudo borrar: otra pestaña sigue usando los datos. Cerrala y probá de nuevo.'}
      </Message>
      <div className={styles.actions}>
        <Button tone="danger" busy={deletion.isPending} busyLabel="Borrando…" onClick={() => deletion.mutate()}>
          Borrar todo y empezar de nuevo
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </section>
  )
}
