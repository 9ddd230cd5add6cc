import { useController } from 'react-hook-form'
import { offered } from '../../../contract/uploads.ts'
import { Field } from '../../../ui/Field.tsx'
import { ChooseStored } from '../library/ChooseStored.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { Chosen, keyOfFile } from './Chosen.tsx'
import { FileInput } from './FileInput.tsx'
import { ShrinkOffer } from './ShrinkOffer.tsx'
import { useProblem } from './use-problem.ts'
import { asPng, isVector } from './vector.ts'
import styles from './fields.module.css'

type FileFieldProps = FieldProps & {
  /** '586x1400' of §9. Another size is a warning, never a refusal. */
  recommended?: string
  /** The background on the public page, where that is not white. */
  ground?: 'dark'
}

/** A chosen or stored file, with its preview and its real size. */
export function FileField({ name, label, recommended, ground }: FileFieldProps) {
  const {
    contract: { accept = 'any', optional },
    error,
    stored,
  } = useFormField(name, label)
  const { ref, value, onChange } = useController({ name }).field
  const file = value instanceof File ? value : undefined
  const problem = useProblem(file, accept)
  const shown = file ?? stored
  /** An SVG that the browser cannot draw stays, with its problem. */
  const choose = async (chosen: File | undefined) => {
    if (accept === 'any' || !chosen || !isVector(chosen)) return onChange(chosen)
    onChange(await asPng(chosen).catch(() => chosen))
  }
  return (
    <div className={styles.file}>
      <Field
        label={label}
        error={error ?? (problem && <output>{problem}</output>)}
        required={!optional}
        hint={recommended && `Tamaño recomendado: ${recommended}`}
      >
        <FileInput
          ref={ref}
          file={file}
          accept={accept === 'any' ? [] : [...offered[accept], 'svg']}
          onFile={(chosen) => void choose(chosen)}
        />
      </Field>
      <ChooseStored label={label} accept={accept} onFile={onChange} />
      {file && accept !== 'any' && <ShrinkOffer file={file} onFile={onChange} />}
      {shown !== undefined && (
        <Chosen key={keyOfFile(shown)} of={shown} recommended={recommended} ground={ground} onCropped={onChange} />
      )}
    </div>
  )
}
