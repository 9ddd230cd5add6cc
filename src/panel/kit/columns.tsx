import type { ReactNode } from 'react'
import { Media } from '../../ui/Media.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { extensionOf } from '../../ui/media-kind.ts'
import type { Sortable } from './text.ts'
import styles from './cells.module.css'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What it sorts by; without it, it does not sort. */
  readonly by?: (row: Row) => Sortable
  readonly className?: string | undefined
}

/** Position (§3). */
export const ordenColumn: Column<{ orden: number }> = {
  header: 'Orden',
  cell: (row) => row.orden,
  by: (row) => row.orden,
  className: styles.number,
}

export const textColumn = <Row,>(header: string, text: (row: Row) => string): Column<Row> => ({
  header,
  cell: text,
  by: text,
  className: styles.text,
})

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day and time, as the company's clocks have them. */
export const momentColumn = <Row,>(header: string, at: (row: Row) => string): Column<Row> => ({
  header,
  className: styles.moment,
  by: (row) => Date.parse(at(row)),
  cell: (row) => <time dateTime={at(row)}>{moment.format(Date.parse(at(row)))}</time>,
})

/** Rich HTML, as it will be read, but no longer than a row should be. */
export const richTextColumn = <Row,>(header: string, html: (row: Row) => string): Column<Row> => ({
  header,
  cell: (row) => <RichText html={html(row)} className={styles.richText} />,
  className: styles.text,
})

const isVideo = (path: string): boolean => ['mp4', 'mov'].includes(extensionOf(path))

/** A thumbnail, or the word 'Video' when the extension is mp4 or mov (§2.15); without a file, what `none` says. */
export const fileColumn = <Row,>(
  header: string,
  path: (row: Row) => string | null | undefined,
  none?: string,
): Column<Row> => ({
  header,
  className: styles.file,
  cell: (row) => {
    const file = path(row)
    if (!file && none) return none
    return file && isVideo(file) ? (
      'Video'
    ) : (
      <Media path={file} alt="" width={112} height={72} sizes="112px" fit="contain" className={styles.thumbnail} />
    )
  },
})

/** A picture of a gallery: 200x200 (§9). */
export const thumbnailColumn = <Row,>(header: string, path: (row: Row) => string): Column<Row> => ({
  header,
  cell: (row) => (
    <Media path={path(row)} alt="" width={200} height={200} sizes="200px" fit="contain" className={styles.picture} />
  ),
})

/** A link that opens in another tab. */
export const linkColumn = <Row,>(
  header: string,
  text: (row: Row) => string,
  href: (row: Row) => string,
): Column<Row> => ({
  header,
  className: styles.text,
  by: text,
  cell: (row) => (
    <a href={href(row)} target="_blank" rel="noopener noreferrer">
      {text(row)}
      <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
    </a>
  ),
})
