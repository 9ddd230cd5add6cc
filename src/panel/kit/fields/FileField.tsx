import { useState, type ChangeEvent } from 'react'
import { useController } from 'react-hook-form'
import type { Accept } from '../../../contract/fields.ts'
import { Field } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { FileInput } from './FileInput.tsx'
import { FilePreview } from './FilePreview.tsx'
import { sizeAdvice, type Size } from './size-advice.ts'
import styles from './fields.module.css'

/** What the file dialog offers first; the server decides by content. */
const offered: Record<Accept, string | undefined> = {
  image: '.jpg,.jpeg,.png,.gif', media: '.jpg,.jpeg,.png,.gif,.mp4,.mov,.webm', any: undefined,
}

type FileFieldProps = FieldProps & {
  /** '586x1400' of §9. Another size is a warning, never a refusal. */
  recommended?: string
  /** The ground that the public page shows it on, where that is not white. */
  ground?: 'dark'
}

/** A file to send, or the one that is stored; with its preview and its real size. */
export function FileField({ name, label, recommended, ground }: FileFieldProps) {
  const { contract, error, stored } = useFormField(name, label)
  const { ref, value, onChange } = useController({ name }).field
  const [size, setSize] = useState<Size>()
  const file = value instanceof File ? value : undefined
  const shown = file ?? stored

  const choose = (chosen: File | undefined) => {
    setSize(undefined)
    onChange(chosen)
  }
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.[0]) choose(target.files[0])
    // The same file may be chosen again after it was edited.
    target.value = ''
  }
  return (
    <div className={styles.file}>
      <Field label={label} error={error} required={!contract.optional} hint={recommended && `Tamaño recomendado: ${recommended}`}>
        <FileInput ref={ref} file={file} accept={offered[contract.accept ?? 'any']} onChange={pick} onClear={() => choose(undefined)} />
      </Field>
      {shown !== undefined && <FilePreview key={file ? `${file.name} ${file.lastModified}` : stored} of={shown} onSize={setSize} ground={ground} />}
      <output className={styles.advice}>{recommended && size && sizeAdvice(size, recommended)}</output>
    </div>
  )
}
