import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { Close } from '../../../ui/icons/index.tsx'
import { Chosen, keyOfFile } from '../fields/Chosen.tsx'
import { ShrinkOffer } from '../fields/ShrinkOffer.tsx'
import { useProblem } from '../fields/use-problem.ts'
import { fileSize } from '../text.ts'
import styles from './gallery.module.css'

/** Pictures to send, a row each. */
export const Pictures = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={styles.pictures} aria-label={label}>
    {children}
  </ol>
)

type PictureRowProps = {
  file: File
  recommended?: string
  /** What is to be said of the picture, and done about it. */
  about?: ReactNode
  /** The buttons of the row. */
  children: ReactNode
}

/** A picture with its name and size. */
export const PictureRow = ({ file, recommended, about, children }: PictureRowProps) => (
  <li>
    <Chosen of={file} recommended={recommended} />
    <span className={styles.name}>{`${file.name} · ${fileSize(file.size)}`}</span>
    {about}
    {children}
  </li>
)

type ChosenPicturesProps = {
  label: string
  files: readonly File[]
  recommended?: string
  onFiles: (files: readonly File[]) => void
}

/** The chosen pictures; each can be removed again. */
export const ChosenPictures = ({ label, files, recommended, onFiles }: ChosenPicturesProps) => (
  <Pictures label={label}>
    {files.map((file) => (
      <PictureRow
        key={keyOfFile(file)}
        file={file}
        about={
          <About file={file} onFile={(lighter) => onFiles(files.map((other) => (other === file ? lighter : other)))} />
        }
        {...(recommended !== undefined && { recommended })}
      >
        <IconButton
          label={`Quitar ${file.name}`}
          icon={<Close />}
          onClick={() => onFiles(files.filter((other) => other !== file))}
        />
      </PictureRow>
    ))}
  </Pictures>
)

/** The reason why a picture would be refused, and the offer of a lighter one. */
const About = (props: { file: File; onFile: (lighter: File) => void }) => {
  const problem = useProblem(props.file, 'image')
  return (
    <div className={styles.about}>
      {problem !== undefined && <p className={styles.reason}>{problem}</p>}
      <ShrinkOffer {...props} />
    </div>
  )
}
