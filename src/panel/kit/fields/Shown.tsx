import { useState, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { CropOffer } from '../crop/CropOffer.tsx'
import { fileSize } from '../text.ts'
import { FilePreview } from './FilePreview.tsx'
import { isHeavy } from './shrink.ts'
import { sizeAdvice, type Size } from './size-advice.ts'
import { useDerivedFile } from './use-derived-file.ts'
import { getFileKey, type Waiting } from './waiting.ts'
import styles from './fields.module.css'

type ShownProps = {
  /** The file to send, or the path of the stored file. */
  fileOrPath: File | string
  recommended?: string | undefined
  ground?: 'dark' | undefined
  /** The preview is a grip that drags the whole. */
  grip?: boolean | undefined
  /** Takes a lighter copy, or one of the recommended size; without it no copy is offered. */
  onFile?: ((file: File) => void) | undefined
  /** The text before the advice. */
  children?: ReactNode
}

/** A file with its preview, advice about its size, and the offers to shrink and crop it. */
export function Shown({ fileOrPath, recommended, ground, grip, onFile, children }: ShownProps) {
  const [size, setSize] = useState<Size>()
  return (
    <>
      <div data-grip={grip ? '' : undefined}>
        <FilePreview fileOrPath={fileOrPath} onSize={setSize} ground={ground} />
      </div>
      <div className={styles.words}>
        {children}
        <output className={styles.advice}>{recommended && size && sizeAdvice(size, recommended)}</output>
        {onFile && fileOrPath instanceof File && <ShrinkOffer file={fileOrPath} onFile={onFile} />}
        {onFile && fileOrPath instanceof File && recommended !== undefined && (
          <CropOffer file={fileOrPath} size={size} recommended={recommended} onFile={onFile} />
        )}
      </div>
    </>
  )
}

/** Offers a lighter copy of a heavy picture. Without the click the file is stored byte for byte. */
function ShrinkOffer({ file, onFile }: { file: File; onFile: (lighter: File) => void }) {
  const { busy, failure, make } = useDerivedFile(onFile, 'El navegador no pudo achicarla.')
  if (!isHeavy(file)) return null
  return (
    <>
      <Button
        tone="quiet"
        busy={busy}
        busyLabel="Achicando…"
        aria-label={`Achicar ${file.name}`}
        onClick={() => void make(async () => (await import('./draw.ts')).shrink(file))}
      >{`Achicar (${fileSize(file.size)})`}</Button>
      {failure && <output>{failure}</output>}
    </>
  )
}

type FileListProps = {
  label: string
  files: readonly Waiting[]
  recommended?: string | undefined
  onFile?: ((file: File, index: number) => void) | undefined
  /** The other parts of a row. */
  children: (waitingFile: Waiting, index: number) => ReactNode
}

/** Files to send, a row each: picture, name, size, and the problem if any. */
export const FileList = ({ label, files, recommended, onFile, children }: FileListProps) => (
  <ol role="list" className={styles.files} aria-label={label}>
    {files.map((waitingFile, index) => (
      <li key={getFileKey(waitingFile.file)}>
        <Shown
          fileOrPath={waitingFile.file}
          recommended={recommended}
          onFile={onFile && ((file) => onFile(file, index))}
        >
          <FileWords {...waitingFile} />
        </Shown>
        {children(waitingFile, index)}
      </li>
    ))}
  </ol>
)

/** The name, size and problem of a file to send. */
export const FileWords = ({ file, reason }: Waiting) => (
  <>
    <p>{`${file.name} · ${fileSize(file.size)}`}</p>
    {reason !== undefined && <p className={styles.failed}>{reason}</p>}
  </>
)
