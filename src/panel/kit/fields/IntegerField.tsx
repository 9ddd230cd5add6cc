import { useFormContext } from 'react-hook-form'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { numberOrText } from './number.ts'
import styles from './fields.module.css'

/** A whole number. What is none goes as it was written: the server says so (§5). */
export function IntegerField({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { contract, error } = useFormField(name, label)
  return (
    <Field label={label} error={error} required={!contract.optional} className={styles.integer ?? ''}>
      <TextInput {...register(name, { setValueAs: numberOrText })} inputMode="numeric" autoComplete="off" />
    </Field>
  )
}
