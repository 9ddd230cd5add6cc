import { useFormContext } from 'react-hook-form'
import { Field, TextArea } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { useLeft } from './use-left.ts'

/** Text of several lines. The hint makes way for the room that is left. */
export function LongTextField({ name, label, hint }: FieldProps & { hint?: string }) {
  const { register } = useFormContext()
  const { contract, error } = useFormField(name, label)
  return (
    <Field label={label} error={error} required={!contract.optional} hint={useLeft(name, contract.max) ?? hint}>
      <TextArea {...register(name)} rows={8} />
    </Field>
  )
}
