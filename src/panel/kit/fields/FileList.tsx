import type { ReactNode } from 'react'
import { fileSize } from '../text.ts'
import { Shown } from './Shown.tsx'
import { keyOfFile, type Waiting } from './waiting.ts'
import styles from './fields.module.css'

type FileListProps = {
  label: string
  files: readonly Waiting[]
  recommended?: string | undefined
  onFile?: ((file: File, at: number) => void) | undefined
  /** What else a row has. */
  children: (one: Waiting, at: number) => ReactNode
}

/** Files to send, a row each: the picture, its name and size, why it cannot be sent. */
export const FileList = ({ label, files, recommended, onFile, children }: FileListProps) => (
  <ol className={styles.files} aria-label={label}>
    {files.map((one, at) => (
      <li key={keyOfFile(one.file)}>
        <Shown of={one.file} recommended={recommended} onFile={onFile && ((file) => onFile(file, at))}>
          <FileWords {...one} />
        </Shown>
        {children(one, at)}
      </li>
    ))}
  </ol>
)

/** The name and size of a file to send, and why it cannot be sent. */
export const FileWords = ({ file, reason }: Waiting) => (
  <>
    <p>{`${file.name} · ${fileSize(file.size)}`}</p>
    {reason !== undefined && <p className={styles.failed}>{reason}</p>}
  </>
)
