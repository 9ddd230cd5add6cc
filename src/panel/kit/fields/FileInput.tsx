import type { ChangeEvent, Ref } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useField } from '../../../ui/field-context.ts'
import { Upload } from '../icons.tsx'
import { fileSize } from '../text.ts'
import styles from './fields.module.css'

type FileInputProps = {
  ref: Ref<HTMLInputElement>
  file: File | undefined
  accept: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onClear: () => void
}

/** The native file input, over all of a box that says what is chosen; files can be dropped on it. */
export const FileInput = ({ ref, file, accept, onChange, onClear }: FileInputProps) => (
  <div className={styles.picker}>
    <div className={styles.drop}>
      <Upload />
      <span className={styles.chosen}>{file ? `${file.name} · ${fileSize(file.size)}` : 'Elegí un archivo o arrastralo hasta acá'}</span>
      <input {...useField()} ref={ref} type="file" accept={accept} onChange={onChange} className={styles.native} />
    </div>
    {file && <Button tone="quiet" onClick={onClear}>Deshacer</Button>}
  </div>
)
