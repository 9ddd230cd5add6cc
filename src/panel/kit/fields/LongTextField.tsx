import { useFormContext } from 'react-hook-form'
import { Field, TextArea } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { useLeft } from './use-left.ts'

/** Text of several lines. */
export function LongTextField({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { contract, error } = useFormField(name, label)
  return (
    <Field label={label} error={error} required={!contract.optional} hint={useLeft(name, contract.max)}>
      <TextArea {...register(name)} rows={8} />
    </Field>
  )
}
