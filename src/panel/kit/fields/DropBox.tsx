import { useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
import { useField } from '../../../ui/field-context.ts'
import { Upload } from '../icons.tsx'
import styles from './fields.module.css'

type DropBoxProps = {
  ref: Ref<HTMLInputElement>
  /** Extensions that the file dialog offers first; none: all. */
  accept: readonly string[]
  multiple?: boolean
  /** What is chosen, in words. */
  chosen: string
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** The native file input, over all of a box that says what is chosen; files can be dropped on it. */
export function DropBox({ ref, accept, multiple, chosen, onFiles }: DropBoxProps) {
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const [first, ...more] = list ?? []
    if (first) onFiles([first, ...more])
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // The same file may be chosen again after it was edited.
    target.value = ''
  }
  // Left to itself, an input for one file takes one of several without a word, or none.
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
