import { useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
import { useField } from '../../../ui/field-context.ts'
import { Upload } from '../icons.tsx'
import styles from './fields.module.css'

type DropBoxProps = {
  ref: Ref<HTMLInputElement>
  /** Extensions that the file dialog offers first; all without them. */
  accept: readonly string[]
  multiple?: boolean
  chosen: string
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** The native file input covers a box that names the chosen files and takes dropped ones. */
export function DropBox({ ref, accept, multiple, chosen, onFiles }: DropBoxProps) {
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const [first, ...more] = list ?? []
    if (first) onFiles([first, ...more])
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // Without this, choosing the same file again after an edit would change nothing.
    target.value = ''
  }
  // A native input for one file takes one of several dropped files without a word, or none.
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div className={styles.drop} data-over={over || undefined}>
      <Upload />
      <span className={styles.chosen}>{chosen}</span>
      <input
        {...useField()}
        ref={ref}
        type="file"
        accept={accept.map((extension) => `.${extension}`).join(',')}
        multiple={multiple}
        className={styles.native}
        onChange={onChange}
        onDrop={onDrop}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
      />
    </div>
  )
}
