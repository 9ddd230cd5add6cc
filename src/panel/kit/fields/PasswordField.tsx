import { useFormContext } from 'react-hook-form'
import { Field, PasswordInput } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'

const leftOut = (value: unknown): unknown => (value === '' ? undefined : value)

/** A password to set. The input starts empty, and an empty password is not sent. */
export function PasswordField({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { contract, frame } = useFormField(name, label)
  return (
    <Field {...frame} hint={contract.optional ? 'Dejala vacía para no cambiarla.' : undefined}>
      <PasswordInput {...register(name, { setValueAs: leftOut })} autoComplete="new-password" />
    </Field>
  )
}
