import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Screen } from '../Screen.tsx'
import styles from '../app.module.css'

type DatabaseScreenProps = {
  /** Rejects while the database still does not answer. */
  onRetry: () => Promise<unknown>
  onDelete: () => Promise<unknown>
}

/** 503: the database is blocked or fails. Nothing works without it, so this covers the app; what was typed stays underneath. */
export function DatabaseScreen({ onRetry, onDelete }: DatabaseScreenProps) {
  const retry = useMutation({ mutationFn: onRetry })
  const [asking, setAsking] = useState(false)
  return (
    <div role="alertdialog" aria-modal="true" aria-label="Problema con los datos" className={styles.over}>
      <Screen
        title="No podemos abrir los datos del sitio"
        actions={
          <>
            <Button autoFocus busy={retry.isPending} onClick={() => retry.mutate()}>Reintentar</Button>
            {!asking && <Button tone="quiet" onClick={() => setAsking(true)}>Borrar datos del sitio</Button>}
          </>
        }
      >
        <p>Este sitio guarda su contenido en el navegador, y ahora el navegador no lo deja abrir. Casi siempre lo tiene ocupado otra pestaña.</p>
        <p>Cerrá las otras pestañas de este sitio y reintentá. Lo que estabas escribiendo sigue acá.</p>
        <Message tone="error">{retry.isError && 'Todavía no se puede. Probá cerrar el navegador por completo y volver a abrirlo.'}</Message>
        {asking && <DeleteQuestion onDelete={onDelete} onCancel={() => setAsking(false)} />}
      </Screen>
    </div>
  )
}

function DeleteQuestion({ onDelete, onCancel }: { onDelete: () => Promise<unknown>; onCancel: () => void }) {
  const deletion = useMutation({ mutationFn: onDelete })
  return (
    <section aria-labelledby="borrar-datos" className={styles.question}>
      <h2 id="borrar-datos" className={styles.questionTitle}>¿Borrar todo lo guardado en este navegador?</h2>
      <p>
        Es el último recurso. Se pierden todos los cambios, archivos y cuentas que se cargaron acá, y las sesiones se cierran.
        El sitio vuelve a empezar con el contenido original. No se puede deshacer.
      </p>
      <Message tone="error">{deletion.isError && 'No se pudo borrar: otra pestaña sigue usando los datos. Cerrala y probá de nuevo.'}</Message>
      <div className={styles.actions}>
        <Button tone="danger" busy={deletion.isPending} busyLabel="Borrando…" onClick={() => deletion.mutate()}>
          Borrar todo y empezar de nuevo
        </Button>
        <Button tone="secondary" onClick={onCancel}>Cancelar</Button>
      </div>
    </section>
  )
}
