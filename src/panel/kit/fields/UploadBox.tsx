import type { ComponentProps, ReactNode } from 'react'
import { uploadKinds, type Accept } from '#contract/upload-kinds.ts'
import { Field } from '#ui/Field.tsx'
import { ChooseStored } from '../library/ChooseStored.tsx'
import { FileInput, type FileInputProps } from './FileInput.tsx'
import { hasVector } from './shrink.ts'
import styles from './fields.module.css'

type UploadBoxProps = Omit<FileInputProps, 'accept'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'required'> & {
    /** The field's name for the button that offers stored files. */
    name: string
    accept: Accept
    recommended?: string | undefined
    /** Takes a file that is stored already. */
    onStored: (file: File) => void
    /** The chosen files. */
    children: ReactNode
  }

/** Without the code the files stay, each with its problem. */
const drawVectors = async (files: readonly File[]) =>
  (await import('./draw.ts').catch(() => undefined))?.withoutVectors(files) ?? files

/** A field of files: an input, the files that are stored already, and the chosen files. */
export function UploadBox(props: UploadBoxProps) {
  const { name, label, error, required = false, accept, recommended, onFiles, onStored, children, ...input } = props
  const { extensions, isVisual } = uploadKinds[accept]
  const take = async (files: readonly File[]) =>
    onFiles(isVisual && hasVector(files) ? await drawVectors(files) : files)
  return (
    <div className={styles.file}>
      <Field label={label} error={error} required={required} hint={recommended && `Tamaño recomendado: ${recommended}`}>
        <FileInput
          {...input}
          accept={isVisual ? [...extensions, 'svg'] : extensions}
          onFiles={(files) => void take(files)}
        />
      </Field>
      <ChooseStored label={name} accept={accept} onFile={onStored} />
      {children}
    </div>
  )
}
