import { useFormContext } from 'react-hook-form'
import { Field, PasswordInput } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'

const leftOut = (value: unknown): unknown => (value === '' ? undefined : value)

/** A password to set. The input starts empty, and an empty password is not sent. */
export function PasswordField({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { contract, error } = useFormField(name, label)
  return (
    <Field
      label={label}
      error={error}
      required={!contract.optional}
      hint={contract.optional ? 'Dejala vacía para no cambiarla.' : undefined}
    >
      <PasswordInput {...register(name, { setValueAs: leftOut })} autoComplete="new-password" />
    </Field>
  )
}
