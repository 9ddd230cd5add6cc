/** The texts of the app's notices. Notices.tsx says when each is shown. */
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice, PassingNotice } from './Notice.tsx'
import { sinceText } from './since.ts'
import styles from './notices.module.css'

/** The page waits for its backend. The notice ends when the backend answers, or when NoWorkerScreen gives the reason why it cannot. */
export const PreparingNotice = () => (
  <Notice>
    <strong>Estamos preparando el sitio</strong>
    <p>Tarda más que de costumbre. Ya podés leer y escribir; lo que envíes sale apenas esté listo.</p>
  </Notice>
)

/** The time when the data on screen was loaded, while the API is slow, failing or unreachable. */
export const CachedNotice = ({ since }: { since: string }) => (
  <p className={styles.quiet} data-ground="dark">
    {sinceText(since)}
  </p>
)

/** The shown part of a list, '15 de 24', when the API sends lists in pages and some pages could not be read. */
export const CutNotice = ({ shown, onRetry }: { shown: string; onRetry: () => void }) => (
  <Notice
    actions={
      <Button tone="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    }
  >
    <p>{`Mostramos ${shown}; no pudimos leer el resto.`}</p>
  </Notice>
)

/** A visitor's message waits to be sent. The message's form offers the actions. */
export const WaitingNotice = ({ count }: { count: number }) => (
  <p className={styles.quiet} data-ground="dark">
    {count === 1 ? 'Un mensaje espera para enviarse' : `${count} mensajes esperan para enviarse`}
  </p>
)

export const SentNotice = ({ onClose }: { onClose: () => void }) => (
  <PassingNotice tone="good" onClose={onClose}>
    <strong>Se envió lo que había quedado guardado</strong>
  </PassingNotice>
)

type OfflineNoticeProps = {
  /** True in a demo: the worker answers the API and everything works offline. A live build only shows the data that was loaded last. */
  embedded: boolean
  /** Whether files for offline use are still missing on this device. */
  incomplete: boolean
}

const consequence = ({ embedded, incomplete }: OfflineNoticeProps) => {
  if (!embedded)
    return 'Ves lo último que se cargó. Los mensajes se envían cuando vuelva; los cambios del panel no se guardan.'
  if (incomplete) return 'Parte del contenido todavía no se descargó: puede faltar alguna imagen.'
  return 'Todo sigue funcionando en este dispositivo.'
}

/** The connection is lost. A closed notice returns with the next loss. */
export function OfflineNotice(props: OfflineNoticeProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Notice onClose={() => setClosed(true)}>
      <strong>Sin conexión</strong>
      <p>{consequence(props)}</p>
    </Notice>
  )
}

type ReadyNoticeProps = {
  missing: number
  onClose: () => void
}

const describeMissing = (count: number) => (count === 1 ? 'Falta 1 archivo' : `Faltan ${count} archivos`)

/** Once per browser: the site now works offline, except for `missing` files. */
export const ReadyNotice = ({ missing, onClose }: ReadyNoticeProps) =>
  missing === 0 ? (
    <PassingNotice tone="good" onClose={onClose}>
      <strong>Listo para usar sin conexión</strong>
    </PassingNotice>
  ) : (
    <PassingNotice onClose={onClose}>
      <strong>{`${describeMissing(missing)} para usar el sitio sin conexión`}</strong>
      <p>Se vuelven a pedir solos. Mientras tanto puede no verse alguna imagen.</p>
    </PassingNotice>
  )

/** Once per browser: only texts are fetched ahead, since the visitor saves data. */
export const SparingNotice = ({ onClose }: { onClose: () => void }) => (
  <PassingNotice tone="good" onClose={onClose}>
    <strong>Cuidamos tus datos</strong>
    <p>Sin conexión vas a poder leer todo el sitio; fotos y archivos, solo los que ya hayas visto.</p>
  </PassingNotice>
)

type UpdateNoticeProps = {
  /** Where a form has unsaved changes; the update would reload that page. */
  unsaved: 'here' | 'elsewhere' | undefined
  onApply: () => void
  onLater: () => void
}

const advice = {
  none: 'Al actualizar, el sitio se vuelve a cargar en todas las pestañas abiertas.',
  here: 'Tenés cambios sin guardar. Guardalos antes de actualizar: la página se vuelve a cargar.',
  elsewhere: 'Otra pestaña tiene cambios sin guardar. Guardalos ahí, o cerrala, y volvé a tocar Actualizar.',
}

/** Offers a new version of the app, which never activates by itself. */
export const UpdateNotice = ({ unsaved, onApply, onLater }: UpdateNoticeProps) => (
  <Notice
    actions={
      <>
        <Button onClick={onApply}>{unsaved === 'here' ? 'Descartar y actualizar' : 'Actualizar'}</Button>
        <Button tone="quiet" onClick={onLater}>
          Más tarde
        </Button>
      </>
    }
  >
    <strong>Hay una versión nueva</strong>
    <p>{advice[unsaved ?? 'none']}</p>
  </Notice>
)
