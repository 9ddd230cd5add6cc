import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { useLeft } from './use-left.ts'
import styles from './fields.module.css'

/** One line of text. The hint makes way for the room that is left. */
export function TextField({ name, label, hint }: FieldProps & { hint?: ReactNode }) {
  const { register } = useFormContext()
  const { contract, frame } = useFormField(name, label)
  return (
    <Field {...frame} className={styles.text ?? ''} hint={useLeft(name, contract.max) ?? hint}>
      <TextInput {...register(name)} autoComplete="off" />
    </Field>
  )
}
