import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buildUrl } from '#api/client.ts'
import { read } from '#api/queries.ts'
import { descargarArchive, obtenerDescargas, type Descarga } from '#contract/descarga.ts'
import { DownloadFrame, downloads } from '#ui/DownloadFrame.tsx'
import { Download } from '#ui/icons/more.tsx'
import { getExtension } from '#ui/media-kind.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LoadedList } from '../page/LoadedList.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import styles from './DescargasPage.module.css'

/** §2.8: a card per file; the title is also the name of the downloaded file. */
export function DescargasPage() {
  const descargas = useQuery(read(obtenerDescargas, {}, 'listed'))
  return (
    <PublicPage
      seccion="descargas"
      title="Descargas"
      description="Catálogos, fichas y tablas de {empresa} para descargar"
    >
      <LoadedList query={descargas} skeleton={<CardsSkeleton />} empty="Todavía no hay archivos para descargar.">
        {(items) => <Files items={items} />}
      </LoadedList>
    </PublicPage>
  )
}

function Files({ items }: { items: readonly Descarga[] }) {
  const [requestedId, setRequestedId] = useState<number>()
  const [failed, setFailed] = useState<number>()
  const ask = (id: number) => {
    setRequestedId(id)
    setFailed(undefined)
  }
  return (
    <>
      <ul role="list" className={styles.grid}>
        {items.map((item) => (
          <Card key={item.id} {...item} failed={item.id === failed} onAsk={() => ask(item.id)} />
        ))}
      </ul>
      <DownloadFrame onRefused={() => setFailed(requestedId)} />
    </>
  )
}

type CardProps = Descarga & { failed: boolean; onAsk: () => void }

const Card = ({ id, titulo, file, failed, onAsk }: CardProps) => (
  <li className={styles.card}>
    <a href={buildUrl(descargarArchive, { id })} target={downloads} className={styles.title} onClick={onAsk}>
      {titulo}
    </a>
    <p aria-live="polite" className={failed ? styles.failed : styles.format}>
      {failed ? 'No pudimos descargarlo. Probá de nuevo.' : getExtension(file)}
    </p>
    <span className={styles.icon}>
      <Download />
    </span>
  </li>
)

const CardsSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, key) => (
      <Skeleton key={key} className={styles.waiting} />
    ))}
  </div>
)
