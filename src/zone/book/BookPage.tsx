import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call, buildUrl } from '#api/client.ts'
import { ApiError, errorMessage } from '#api/errors.ts'
import { read } from '#api/queries.ts'
import { askWorker } from '#ui/ask-worker.ts'
import { TabTitle } from '#ui/brand/TabTitle.tsx'
import { getQueryKey } from '#contract/endpoint.ts'
import { descargarArchiveZona, obtenerFileZonas, obtenerZona } from '#contract/file-zona.ts'
import { PedidoLink } from '#site/header/PedidoLink.tsx'
import { PedidoNotice } from '#site/header/PedidoNotice.tsx'
import type { Shown } from '#site/page/shown.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { downloads, DownloadFrame } from '#ui/DownloadFrame.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ArrowLeft } from '#ui/icons/index.tsx'
import { Download } from '#ui/icons/more.tsx'
import { Loading, SkeletonText } from '#ui/Skeleton.tsx'
import { formatDate, fileName } from '../price-file.ts'
import { Book } from './Book.tsx'
import styles from './Book.module.css'
import type { Book as BookContent } from './read-book.ts'

const beginReading = () => new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' })

/** A worker thread reads the file, since 20,000 rows would block the page for more than a second. */
const useBook = (id: number) =>
  useQuery({
    queryKey: [...getQueryKey(obtenerZona, { id }), 'hojas'],
    queryFn: async ({ signal }) => {
      const file = await call(obtenerZona, { id }, { signal })
      return askWorker<Blob, BookContent>(beginReading, file, signal)
    },
    // The list must not change while a customer orders from it.
    staleTime: Infinity,
  })

/** A price list that is a workbook: to read, search, print and order from. */
export function BookPage({ id, shown }: { id: number; shown: Shown }) {
  const { data: files } = useQuery(read(obtenerFileZonas, {}))
  const file = files?.find((candidate) => candidate.id === id)
  const book = useBook(id)
  return (
    <>
      <TabTitle>{file ? `Lista ${file.numeropedido}` : 'Lista de precios'}</TabTitle>
      <header className={styles.header} data-ground="dark">
        <Link to="/zonaPrivada" className={styles.back} data-unprinted>
          <ArrowLeft />
          Listas de precios
        </Link>
        <h1 className={styles.title}>{file?.numeropedido ?? 'Lista'}</h1>
        {file && <p className={styles.facts}>{[fileName(file), formatDate(file)].filter(Boolean).join(' · ')}</p>}
        <div className={styles.pedido} data-unprinted>
          <PedidoLink />
        </div>
      </header>
      <main id="contenido" className={styles.main}>
        {book.isPending && (
          <Loading label="Abriendo la lista de precios…">
            <SkeletonText lines={14} />
          </Loading>
        )}
        {book.isError && <Unreadable id={id} error={book.error} onRetry={() => void book.refetch()} />}
        {book.data && <Book {...book.data} shown={shown} download={buildUrl(descargarArchiveZona, { id })} />}
        <DownloadFrame onRefused={() => void book.refetch()} />
        <PedidoNotice />
      </main>
    </>
  )
}

const insteadOpen = 'Descargala para abrirla con tu planilla de cálculo.'

const describeError = (error: Error): string => {
  if (error instanceof ApiError) return errorMessage(error)
  if (error.name === 'UnfoldsTooFar') return `Esta lista es demasiado grande para mostrarla como tabla. ${insteadOpen}`
  // What to do with the file after the colon is its company's affair.
  const [reason = ''] = error.name === 'UnreadableSheet' ? error.message.split(':') : []
  return `No pudimos mostrar esta lista como tabla${reason && `: ${reason}`}. ${insteadOpen}`
}

/** A file that cannot be read as a workbook can still be downloaded. */
const Unreadable = ({ id, error, onRetry }: { id: number; error: Error; onRetry: () => void }) => (
  <div className={styles.unreadable}>
    <Empty
      action={
        <div className={styles.ways}>
          <Button tone="secondary" onClick={onRetry}>
            Reintentar
          </Button>
          <ButtonLink href={buildUrl(descargarArchiveZona, { id })} target={downloads}>
            <Download />
            Descargar
          </ButtonLink>
        </div>
      }
    >
      <output>{describeError(error)}</output>
    </Empty>
  </div>
)
