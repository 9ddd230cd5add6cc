import type { ComponentProps, ReactNode } from 'react'
import type { Accept } from '../../../contract/fields.ts'
import { offered } from '../../../contract/uploads.ts'
import { Field } from '../../../ui/Field.tsx'
import { ChooseStored } from '../library/ChooseStored.tsx'
import { FileInput, type FileInputProps } from './FileInput.tsx'
import { hasVector, withoutVectors } from './shrink.ts'
import styles from './fields.module.css'

type UploadBoxProps = Omit<FileInputProps, 'accept'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'required'> & {
    /** The field's name for the button that offers stored files. */
    name: string
    accept: Accept
    recommended?: string | undefined
    /** Takes a file that is stored already. */
    onStored: (file: File) => void
    /** What was chosen. */
    children: ReactNode
  }

/** A field of files: an input, the files that are stored already, and what was chosen. */
export function UploadBox(props: UploadBoxProps) {
  const { name, label, error, required = false, accept, recommended, onFiles, onStored, children, ...input } = props
  const take = async (files: readonly File[]) =>
    onFiles(accept !== 'any' && hasVector(files) ? await withoutVectors(files) : files)
  return (
    <div className={styles.file}>
      <Field label={label} error={error} required={required} hint={recommended && `Tamaño recomendado: ${recommended}`}>
        <FileInput
          {...input}
          accept={accept === 'any' ? [] : [...offered[accept], 'svg']}
          onFiles={(files) => void take(files)}
        />
      </Field>
      <ChooseStored label={name} accept={accept} onFile={onStored} />
      {children}
    </div>
  )
}
