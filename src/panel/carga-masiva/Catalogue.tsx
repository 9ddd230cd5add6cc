import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorMessage } from '#api/errors.ts'
import type { Counts } from '#ui/ask-worker.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Download } from '#ui/icons/more.tsx'
import { downloadCatalogue, kinds, saveCatalogue, type Held, type Kind, type Waiting } from './download.ts'
import { Working } from './Working.tsx'
import styles from './CargaMasiva.module.css'

/** Downloads the catalogue in the columns of the bulk load. Cells that a load would refuse are listed first. */
export function Catalogue() {
  const { download, anyway, cancel, busy, counts, held, failure } = useDownload()
  return (
    <div className={cx(styles.boxed, styles.narrow, styles.small, styles.row)}>
      <p className={styles.wide}>
        <strong>Descargar el catálogo</strong> con todos los productos, para corregirlo en una planilla y subirlo acá.
        Lo que no cambies queda como está.
      </p>
      <div className={styles.row}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            tone="secondary"
            busy={busy === kind}
            busyLabel="Preparando…"
            aria-label={`Descargar el catálogo en ${kind.toUpperCase()}`}
            onClick={() => void download(kind)}
          >
            <Download />
            <span>{kind.toUpperCase()}</span>
          </Button>
        ))}
      </div>
      {busy && (
        <Working counts={counts} onCancel={cancel}>
          Preparando el catálogo…
        </Working>
      )}
      <output>{failure}</output>
      {held && (
        <div role="alert" className={cx(styles.whole, styles.wide)}>
          <p>Así como están, estos productos no se podrían volver a cargar:</p>
          <ul className={styles.long}>
            {held.troubles.map((trouble) => (
              <li key={trouble}>{trouble}</li>
            ))}
          </ul>
          <Button tone="secondary" onClick={() => void anyway(held)}>
            Descargar igual
          </Button>
        </div>
      )}
    </div>
  )
}

const useDownload = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState<Kind>()
  const [held, setHeld] = useState<Held>()
  const [failure, setFailure] = useState('')
  const [counts, onCounts] = useState<Counts>()
  const running = useRef<AbortController>(undefined)

  const during = async (kind: Kind, work: (waiting: Waiting) => Promise<Held | undefined>) => {
    if (busy) return
    setBusy(kind)
    setHeld(undefined)
    setFailure('')
    onCounts(undefined)
    const { signal } = (running.current = new AbortController())
    try {
      setHeld(await work({ signal, onCounts }))
    } catch (error) {
      setFailure(signal.aborted ? 'Cancelado: no se descargó nada.' : errorMessage(error))
    }
    setBusy(undefined)
  }
  const download = (kind: Kind) => during(kind, (waiting) => downloadCatalogue(client, kind, waiting))
  const anyway = ({ kind, products }: Held) =>
    during(kind, (waiting) => saveCatalogue({ kind, products, anyway: true }, waiting))
  const cancel = () => running.current?.abort()
  return { download, anyway, cancel, busy, counts, held, failure }
}
