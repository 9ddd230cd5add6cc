import { useFormContext } from 'react-hook-form'
import { Field, Select } from '../../../ui/Field.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { numberOrText } from './number.ts'

type SelectFieldProps = FieldProps & {
  options: readonly (readonly [value: string | number, word: string])[]
}

/** One of a few values, each shown by its word. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { register } = useFormContext()
  const { frame } = useFormField(name, label)
  return (
    <Field {...frame}>
      <Select {...register(name, { setValueAs: numberOrText })}>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </Select>
    </Field>
  )
}
