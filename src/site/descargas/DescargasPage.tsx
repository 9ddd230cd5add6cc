import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { urlOf } from '../../api/client.ts'
import { read } from '../../api/queries.ts'
import { company } from '../../brand.ts'
import { descargarArchive, obtenerDescargas, type Descarga } from '../../contract/descarga.ts'
import { Download } from '../../ui/icons/index.tsx'
import { extensionOf } from '../../ui/media-kind.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadedList } from '../page/LoadedList.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import styles from './DescargasPage.module.css'

/** §2.8: a card for each file, which names the file it gives after its title. */
export function DescargasPage() {
  const descargas = useQuery(read(obtenerDescargas, {}))
  return (
    <PublicPage
      seccion="descargas"
      title="Descargas"
      description={`Catálogos, fichas y tablas de ${company.name} para descargar`}
    >
      <LoadedList query={descargas} skeleton={<CardsSkeleton />} empty="Todavía no hay archivos para descargar.">
        {(items) => <Files items={items} />}
      </LoadedList>
    </PublicPage>
  )
}

const frame = 'descarga'

/** A file that is saved never loads in the frame; what does load there is the failure. The frame itself starts as a blank page. */
const shownIn = ({ contentWindow }: HTMLIFrameElement): boolean => {
  try {
    return contentWindow?.location.href !== 'about:blank'
  } catch {
    return true
  }
}

function Files({ items }: { items: readonly Descarga[] }) {
  const [asked, setAsked] = useState('')
  const [failed, setFailed] = useState(false)
  const ask = (titulo: string) => {
    setAsked(titulo)
    setFailed(false)
  }
  const answered = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setFailed(shownIn(currentTarget))
  return (
    <>
      <ul className={styles.grid}>
        {items.map((descarga) => <Card key={descarga.id} {...descarga} onAsk={ask} />)}
      </ul>
      <Message tone="error">{failed && `No pudimos descargar «${asked}». Probá de nuevo.`}</Message>
      {/* Links go through here: a refused download must not take the page with it. */}
      <iframe hidden name={frame} title="Descarga" sandbox="allow-downloads allow-same-origin" onLoad={answered} />
    </>
  )
}

const Card = ({ id, titulo, file, onAsk }: Descarga & { onAsk: (titulo: string) => void }) => (
  <li>
    <a href={urlOf(descargarArchive, { id })} target={frame} className={styles.card} onClick={() => onAsk(titulo)}>
      <span className={styles.title}>{titulo}</span>
      <span className={styles.format}>{extensionOf(file)}</span>
      <span className={styles.icon}>
        <Download />
      </span>
    </a>
  </li>
)

const CardsSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, key) => <Skeleton key={key} height="13rem" />)}
  </div>
)
