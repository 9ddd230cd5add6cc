import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { urlOf } from '../api/client.ts'
import { read } from '../api/queries.ts'
import { useWrite } from '../api/write.ts'
import { descargarArchiveZona, obtenerFileZonas, obtenerZona } from '../contract/file-zona.ts'
import type { FileZona } from '../contract/file-zona.ts'
import { guardarHistorial } from '../contract/historial.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DownloadFrame, downloads } from '../ui/DownloadFrame.tsx'
import { Empty } from '../ui/Empty.tsx'
import { External } from '../ui/icons/index.tsx'
import { Download } from '../ui/icons/more.tsx'
import { Retry } from '../ui/Retry.tsx'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { exactSize, inOrder, shortSize } from './price-file.ts'
import styles from './price-files.module.css'

/** The price files that every active customer may see. */
export function PriceFiles({ idUsuario }: { idUsuario: number }) {
  const { data, isPending, isError, refetch } = useQuery(read(obtenerFileZonas, {}))
  const [refused, setRefused] = useState(false)
  // Asking again tells why: a session that ended leads to the login, a file that is gone leaves the list.
  const noDownload = () => {
    setRefused(true)
    void refetch()
  }
  if (isPending) return <Waiting />
  if (isError) return <Retry message="No pudimos cargar las listas de precios." onRetry={() => void refetch()} />
  if (data.length === 0) return <Empty>Todavía no hay listas de precios. Cuando publiquemos una, la vas a ver acá.</Empty>
  return (
    <>
      {refused && <p role="alert" className={styles.refused}>No pudimos descargar el archivo. Probá de nuevo.</p>}
      <FileTable files={inOrder(data)} idUsuario={idUsuario} onDownload={() => setRefused(false)} />
      <DownloadFrame onRefused={noDownload} />
    </>
  )
}

type FileTableProps = { files: readonly FileZona[]; idUsuario: number; onDownload: () => void }

function FileTable({ files, idUsuario, onDownload }: FileTableProps) {
  const { mutate: record } = useWrite(guardarHistorial)
  const see = () => record({ idUsuario, mensaje: 'Vio la lista de precios' })
  const download = () => {
    onDownload()
    record({ idUsuario, mensaje: 'Descargo la lista de precios' })
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">N° de pedido</th><th scope="col">Formato</th><th scope="col">Peso</th>
          <th scope="col"><VisuallyHidden>Acciones</VisuallyHidden></th>
        </tr>
      </thead>
      <tbody>{files.map((file) => <PriceFile key={file.id} file={file} onSee={see} onDownload={download} />)}</tbody>
    </table>
  )
}

type PriceFileProps = { file: FileZona; onSee: () => void; onDownload: () => void }

/** Plain links: the session goes with them, and a `download` attribute would bypass the worker. */
const PriceFile = ({ file, onSee, onDownload }: PriceFileProps) => (
  <tr>
    <th scope="row" data-label="N° de pedido">{file.numeropedido}</th>
    <td data-label="Formato">{file.formato.toUpperCase()}</td>
    <td data-label="Peso"><span title={exactSize(file.peso)}>{shortSize(file.peso)}</span></td>
    <td className={styles.actions}>
      <ButtonLink tone="secondary" href={urlOf(obtenerZona, { id: file.id })} target="_blank" rel="noopener" onClick={onSee}>
        <External />Ver online<VisuallyHidden> {file.numeropedido} (se abre en otra pestaña)</VisuallyHidden>
      </ButtonLink>
      <ButtonLink href={urlOf(descargarArchiveZona, { id: file.id })} target={downloads} onClick={onDownload}>
        <Download />Descargar<VisuallyHidden> {file.numeropedido}</VisuallyHidden>
      </ButtonLink>
    </td>
  </tr>
)

const Waiting = () => (
  <Loading label="Cargando las listas de precios…" className={styles.waiting}>
    {Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height="4.25rem" />)}
  </Loading>
)
