import { buildUrl } from '#api/client.ts'
import { descargarArchiveZona, obtenerZona } from '#contract/file-zona.ts'
import type { FileZona } from '#contract/file-zona.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { downloads } from '#ui/DownloadFrame.tsx'
import { External } from '#ui/icons/index.tsx'
import { Download } from '#ui/icons/more.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formatDate, exactSize, fileName, isBook, shortSize } from './price-file.ts'
import styles from './price-files.module.css'

type PriceFileProps = { file: FileZona; isNew: boolean; onSee: () => void; onDownload: () => void }

/** A workbook opens in a page of ours, which fetches the file; the browser shows other files itself. */
const getViewUrl = (file: FileZona): string =>
  isBook(file) ? `/zonaPrivada?id=${file.id}` : buildUrl(obtenerZona, { id: file.id })

/** Plain links: they carry the session, and a `download` attribute would bypass the worker. */
export const PriceFile = ({ file, isNew, onSee, onDownload }: PriceFileProps) => (
  <tr role="row">
    <th role="rowheader">
      <span>{file.numeropedido}</span>
      {isNew && (
        <>
          {' '}
          <span className={styles.new}>Nueva</span>
        </>
      )}
      <FileFacts file={file} />
    </th>
    <td role="cell">{file.formato.toUpperCase()}</td>
    <td role="cell">
      <span title={exactSize(file.peso)}>{shortSize(file.peso)}</span>
    </td>
    <td role="cell" className={styles.actions}>
      <ButtonLink tone="secondary" href={getViewUrl(file)} target="_blank" rel="noopener" onClick={onSee}>
        <External />
        Ver online<VisuallyHidden>{` ${file.numeropedido} (se abre en otra pestaña)`}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink href={buildUrl(descargarArchiveZona, { id: file.id })} target={downloads} onClick={onDownload}>
        <Download />
        Descargar<VisuallyHidden>{` ${file.numeropedido}`}</VisuallyHidden>
      </ButtonLink>
    </td>
  </tr>
)

/** The facts of a list besides its number. */
function FileFacts({ file }: { file: FileZona }) {
  const date = formatDate(file)
  const name = fileName(file)
  if (name === '' && date === '') return null
  return (
    <span className={styles.facts}>
      {date !== '' && <time dateTime={file.created_at}>{date}</time>}
      <span>{`${name !== '' && date !== '' ? ' · ' : ''}${name}`}</span>
    </span>
  )
}
