import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#api/queries.ts'
import { useWrite } from '#api/write.ts'
import { obtenerFileZonas } from '#contract/file-zona.ts'
import type { FileZona } from '#contract/file-zona.ts'
import { guardarHistorial } from '#contract/historial.ts'
import type { Shown } from '#site/page/shown.ts'
import { counted } from '#ui/counted.ts'
import { DownloadFrame } from '#ui/DownloadFrame.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { inOrder, findFiles, newestFirst } from './price-file.ts'
import { PriceFile } from './PriceFile.tsx'
import { PriceTools } from './PriceTools.tsx'
import { useZoneText } from './use-zone-text.ts'
import { useNews } from './visit.ts'
import styles from './price-files.module.css'

/** The price files, which every active customer may see. */
export function PriceFiles({ idUsuario, shown }: { idUsuario: number; shown: Shown }) {
  const { data, isPending, isError, refetch } = useQuery(read(obtenerFileZonas, {}, 'listed'))
  const [refused, setRefused] = useState(false)
  // A new request shows the reason: an ended session leads to the login, a deleted file leaves the list.
  const noDownload = () => {
    setRefused(true)
    void refetch()
  }
  if (isPending) return <Waiting />
  if (isError) return <Retry message="No pudimos cargar las listas de precios." onRetry={() => void refetch()} />
  if (data.length === 0)
    return <Empty>Todavía no hay listas de precios. Cuando publiquemos una, la vas a ver acá.</Empty>
  return (
    <>
      {refused && (
        <p role="alert" className={styles.refused}>
          No pudimos descargar el archivo. Probá de nuevo.
        </p>
      )}
      <Files files={data} idUsuario={idUsuario} shown={shown} onDownload={() => setRefused(false)} />
      <DownloadFrame onRefused={noDownload} />
    </>
  )
}

type FilesProps = { files: readonly FileZona[]; idUsuario: number; shown: Shown; onDownload: () => void }

/** The searched files, in the company's order or the newest first. */
function Files({ files, idUsuario, shown, onDownload }: FilesProps) {
  const [query, setQuery] = useZoneText(shown)
  const isNew = useNews(idUsuario, files)
  const newest = shown.ordenar === 'nuevas'
  const matches = findFiles(newest ? newestFirst(files) : inOrder(files), query)
  const news = files.filter(isNew).length
  const { mutate: record } = useWrite(guardarHistorial)
  const see = () => record({ idUsuario, mensaje: 'Vio la lista de precios' })
  const download = () => {
    onDownload()
    record({ idUsuario, mensaje: 'Descargo la lista de precios' })
  }
  return (
    <>
      <PriceTools query={query} onQuery={setQuery} newest={newest} />
      {news > 0 && (
        <p className={styles.count}>{`${counted(news, 'lista nueva', 'listas nuevas')} desde tu última visita.`}</p>
      )}
      <output className={query.trim() === '' ? 'visually-hidden' : styles.count}>
        {query.trim() === '' ? '' : counted(matches.length, 'lista coincide', 'listas coinciden')}
      </output>
      {matches.length === 0 ? (
        <Empty>{`No hay listas con «${query.trim()}». Probá con parte del número o del nombre del archivo.`}</Empty>
      ) : (
        <table role="table" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">N° de pedido</th>
              <th role="columnheader">Formato</th>
              <th role="columnheader">Peso</th>
              <th role="columnheader">
                <VisuallyHidden>Acciones</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {matches.map((file) => (
              <PriceFile key={file.id} file={file} isNew={isNew(file)} onSee={see} onDownload={download} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

const Waiting = () => (
  <Loading label="Cargando las listas de precios…" className={styles.waiting}>
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} height="calc(17 * var(--unit))" />
    ))}
  </Loading>
)
