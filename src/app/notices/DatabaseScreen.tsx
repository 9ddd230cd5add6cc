import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Message } from '#ui/Message.tsx'
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

export interface Deletion {
  /** The data that would be deleted and the data that stays, in words and numbers. `goes` is undefined where the data can be neither read nor stored. */
  readonly deletes: () => Promise<{ readonly goes: string | undefined; readonly stays: string }>
  /** Keeps a way back first, unless that is impossible or the user agreed to none. Rejects where nothing was deleted. */
  readonly run: (isWithoutWayBack: boolean) => Promise<unknown>
}

type DatabaseScreenProps = {
  trouble: DatabaseTrouble
  /** Rejects while the database does not answer. */
  onRetry: () => Promise<unknown>
  /** Undefined in a rehearsal, which never deletes. */
  deletion: Deletion | undefined
}

/** Covers the app while the database is blocked, broken or of a newer build, since nothing works without the database. Forms stay underneath with their text. */
export function DatabaseScreen({ trouble, onRetry, deletion }: DatabaseScreenProps) {
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
            {deletion && !asking && (
              <Button tone="quiet" onClick={() => setAsking(true)}>
                Borrar datos del sitio
              </Button>
            )}
          </>
        }
      >
        <p>{cause}</p>
        <p>{advice}</p>
        {!deletion && (
          <p>
            Esta pestaña está en un escenario, y desde acá no se borra nada. Para borrar los datos, abrí el sitio en
            otra pestaña.
          </p>
        )}
        <Message tone="error">{retry.isError && still}</Message>
        {deletion && asking && <DeleteQuestion deletion={deletion} onCancel={() => setAsking(false)} />}
      </Screen>
    </div>
  )
}

/** A way back that cannot be stored is always reported as a lack of space, whatever error the browser gives. */
const isFull = (error: Error | null) => error?.name === 'QuotaExceededError'

const failure = (error: Error): string =>
  isFull(error)
    ? 'No hay lugar en este navegador para guardar antes cómo está todo: no se borró nada. Podés liberar espacio y probar de nuevo, o borrar sin poder volver.'
    : 'No se pudo borrar: otra pestaña sigue usando los datos. Cerrala y probá de nuevo.'

function DeleteQuestion({ deletion, onCancel }: { deletion: Deletion; onCancel: () => void }) {
  const { data, isPending } = useQuery({
    queryKey: ['borrar-datos'],
    queryFn: deletion.deletes,
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  const run = useMutation({ mutationFn: deletion.run })
  const isWithoutWayBack = isFull(run.error)
  return (
    <section aria-labelledby="borrar-datos" aria-busy={isPending} className={styles.question}>
      <h2 id="borrar-datos" className={styles.questionTitle}>
        ¿Borrar todo lo guardado en este navegador?
      </h2>
      {isPending ? (
        <p role="status">Un momento: miramos qué hay guardado…</p>
      ) : (
        <Doomed goes={data?.goes} stays={data?.stays} />
      )}
      <Message tone="error">{run.isError && failure(run.error)}</Message>
      <div className={styles.actions}>
        <Button
          tone="danger"
          disabled={isPending}
          busy={run.isPending}
          busyLabel="Borrando…"
          onClick={() => run.mutate(isWithoutWayBack)}
        >
          {isWithoutWayBack ? 'Borrar sin poder volver' : 'Borrar todo y empezar de nuevo'}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </section>
  )
}

const Doomed = ({ goes, stays = '' }: { goes: string | undefined; stays: string | undefined }) => (
  <>
    <p>
      {goes === undefined
        ? 'Es el último recurso. Los datos no se dejan leer: no sabemos cuántos son, ni podemos guardar nada antes. Se pierden todos los cambios, archivos y cuentas que se cargaron acá. No se puede deshacer.'
        : `Se borran ${goes === '' ? 'los datos, que están vacíos' : goes}. Antes guardamos cómo está todo: para volver, abrí «Datos» en la sala de revisión.`}
    </p>
    <p>{`Las sesiones se cierran, y el sitio vuelve a empezar con el contenido original.${stays !== '' ? ` ${stays}` : ''}`}</p>
  </>
)
