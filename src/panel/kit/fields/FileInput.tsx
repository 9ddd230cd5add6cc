import { useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
import { Button } from '#ui/Button.tsx'
import { useField } from '#ui/field-context.ts'
import { Upload } from '../icons.tsx'
import { fileSize } from '../text.ts'
import styles from './fields.module.css'

export type FileInputProps = {
  ref: Ref<HTMLInputElement>
  files: readonly File[]
  /** Extensions that the file dialog offers first; all without them. */
  accept: readonly string[]
  multiple?: boolean
  /** The instruction, while no file is chosen. */
  toChoose?: string
  /** The noun for several files. */
  noun?: string
  /** Called with an empty list when the chosen files are removed. */
  onFiles: (files: readonly File[]) => void
}

const picturesAlone = /^(\.(jpe?g|png|gif|svg),?)+$/

/**
 * The `accept` of an input for files with these extensions. Chromium on Android, which alone says its platform so, offers the camera for
 * pictures only where a type that it does not know stands beside them; `image/*` in place of the extensions loses the camera.
 */
export const toAccept = (extensions: readonly string[]): string => {
  const browser: Navigator & { readonly userAgentData?: { readonly platform: string } } = navigator
  const accept = extensions.map((extension) => `.${extension}`).join(',')
  const hasCamera = picturesAlone.test(accept) && browser.userAgentData?.platform === 'Android'
  return hasCamera ? `${accept},android/allowCamera` : accept
}

const onlyOne = (others: number): string =>
  `Acá va un solo archivo: ${others === 1 ? 'el otro no se cargó' : `los otros ${others} no se cargaron`}.`

/** A box to choose files and drop them, and a button that removes them. An input of one file takes the first of several, with a message. */
export function FileInput(props: FileInputProps) {
  const { ref, files, accept, multiple = false, toChoose, noun = 'archivos', onFiles } = props
  const [others, setOthers] = useState(0)
  const [over, setOver] = useState(false)
  const [first, ...otherFiles] = files
  const take = (list: FileList | null) => {
    if (!list || list.length === 0) return
    setOthers(multiple ? 0 : list.length - 1)
    onFiles(multiple ? [...list] : [...list].slice(0, 1))
  }
  const remove = () => {
    setOthers(0)
    onFiles([])
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // Without this, choosing the same file again after an edit would change nothing.
    target.value = ''
  }
  // A native input for one file silently takes one of several dropped files, or none.
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const size = fileSize(files.reduce((sum, file) => sum + file.size, 0))
  const chosen = first && `${otherFiles.length === 0 ? first.name : `${files.length} ${noun}`} · ${size}`
  return (
    <>
      <div className={styles.picker}>
        {/* The native file input covers a box that names the chosen files and takes dropped ones. */}
        <div className={styles.drop} data-over={over || undefined}>
          <Upload />
          <span className={styles.chosen}>{chosen ?? toChoose ?? 'Elegí un archivo o arrastralo hasta acá'}</span>
          <input
            {...useField()}
            ref={ref}
            type="file"
            accept={toAccept(accept)}
            multiple={multiple}
            className={styles.native}
            onChange={onChange}
            onDrop={onDrop}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
          />
        </div>
        {first && (
          <Button tone="quiet" onClick={remove}>
            {otherFiles.length > 0 ? 'Quitar archivos' : 'Quitar archivo'}
          </Button>
        )}
      </div>
      <output className={styles.advice}>{first && others > 0 && onlyOne(others)}</output>
    </>
  )
}
