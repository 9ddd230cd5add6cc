import type { ReactNode } from 'react'
import { Media } from '#ui/Media.tsx'
import { RichText } from '#ui/RichText.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { originalName } from '#ui/file-name.ts'
import { getExtension } from '#ui/media-kind.ts'
import { formats } from './dates.ts'
import { fileSize, type Sortable } from './text.ts'
import styles from './cells.module.css'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The value to sort by; a column without one does not sort. */
  readonly by?: (row: Row) => Sortable
  readonly className?: string | undefined
  /** The field of the save that is changed in place. */
  readonly field?: string
}

/** Position (§3). */
export const ordenColumn: Column<{ orden: number }> = {
  header: 'Orden',
  cell: (row) => row.orden,
  by: (row) => row.orden,
  className: styles.number,
  field: 'orden',
}

/** `note`: a few words below the text. */
export const textColumn = <Row,>(
  header: string,
  text: (row: Row) => string,
  note?: (row: Row) => string,
): Column<Row> => ({
  header,
  cell: note
    ? (row) => (
        <div>
          <div>{text(row)}</div>
          <div className={styles.note}>{note(row)}</div>
        </div>
      )
    : text,
  by: text,
  className: styles.text,
})

/** A short text of the record, changed in place. */
export const fieldColumn = <Name extends string, Row extends Readonly<Record<Name, string>>>(
  header: string,
  name: Name,
  note?: (row: Row) => string,
): Column<Row> => ({ ...textColumn(header, (row: Row) => row[name], note), field: name })

/** Day and time in Buenos Aires. */
export const momentColumn = <Row,>(header: string, moment: (row: Row) => string): Column<Row> => ({
  header,
  className: styles.moment,
  by: (row) => Date.parse(moment(row)),
  cell: (row) => <time dateTime={moment(row)}>{formats.dateTime(Date.parse(moment(row)))}</time>,
})

/** Rich text, cut to the height of a row. */
export const richTextColumn = <Row,>(header: string, html: (row: Row) => string): Column<Row> => ({
  header,
  cell: (row) => <RichText html={html(row)} className={styles.richText} />,
  className: styles.text,
})

const isVideo = (path: string): boolean => ['mp4', 'mov'].includes(getExtension(path))

/** A thumbnail, the word 'Video' for mp4 and mov (§2.15), or `none` without a file. */
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
      <Media path={file} alt="" width={200} height={200} sizes="64px" fit="contain" className={styles.thumbnail} />
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

interface StoredFile {
  readonly file: string
  /** KB, as text. */
  readonly peso?: string | undefined
  readonly created_at?: string | undefined
}

/** 'lista.pdf · 240 KB · 12/11/2026': as far as the API has these. */
export const fileNote = ({ file, peso, created_at: created }: StoredFile): string =>
  [
    originalName(file),
    Number(peso) > 0 && fileSize(Number(peso) * 1024),
    created !== undefined && Number.isFinite(Date.parse(created)) && formats.date(Date.parse(created)),
  ]
    .filter(Boolean)
    .join(' · ')

/** A link that opens in another tab. */
export const linkColumn = <Row,>(
  header: string,
  text: (row: Row) => string,
  href: (row: Row) => string,
  note?: (row: Row) => string,
): Column<Row> => ({
  header,
  className: styles.text,
  by: text,
  cell: (row) => (
    <div>
      <a href={href(row)} target="_blank" rel="noopener noreferrer">
        <span>{text(row)}</span>
        <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
      </a>
      {note && <div className={styles.note}>{note(row)}</div>}
    </div>
  ),
})
