import { useFormContext } from 'react-hook-form'
import { Field, TextArea } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { useLeft } from './use-left.ts'

/** Text of several lines. The hint makes way for the room that is left. */
export function LongTextField({ name, label, hint }: FieldProps & { hint?: string }) {
  const { register } = useFormContext()
  const { contract, frame } = useFormField(name, label)
  return (
    <Field {...frame} hint={useLeft(name, contract.max) ?? hint}>
      <TextArea {...register(name)} rows={8} />
    </Field>
  )
}
