import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorMessage } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Download } from '#ui/icons/more.tsx'
import { downloadCatalogue, kinds, type Kind } from './download.ts'
import { Working } from './Working.tsx'
import styles from './CargaMasiva.module.css'

/** Downloads the catalogue in the columns of the bulk load. */
export function Catalogue() {
  const { download, cancel, busy, failure } = useDownload()
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
      {busy && <Working onCancel={cancel}>Preparando el catálogo…</Working>}
      <output>{failure}</output>
    </div>
  )
}

const useDownload = () => {
  const client = useQueryClient()
  const [busy, setBusy] = useState<Kind>()
  const [failure, setFailure] = useState('')
  const running = useRef<AbortController>(undefined)

  const download = async (kind: Kind) => {
    if (busy) return
    setBusy(kind)
    setFailure('')
    const { signal } = (running.current = new AbortController())
    try {
      await downloadCatalogue(client, kind, signal)
    } catch (error) {
      setFailure(signal.aborted ? 'Cancelado: no se descargó nada.' : errorMessage(error))
    }
    setBusy(undefined)
  }
  return { download, cancel: () => running.current?.abort(), busy, failure }
}
