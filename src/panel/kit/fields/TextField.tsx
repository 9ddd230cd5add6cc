import { useFormContext } from 'react-hook-form'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { useLeft } from './use-left.ts'
import styles from './fields.module.css'

/** One line of text. */
export function TextField({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { contract, error } = useFormField(name, label)
  return (
    <Field
      label={label}
      error={error}
      required={!contract.optional}
      className={styles.text ?? ''}
      hint={useLeft(name, contract.max)}
    >
      <TextInput {...register(name)} autoComplete="off" />
    </Field>
  )
}
