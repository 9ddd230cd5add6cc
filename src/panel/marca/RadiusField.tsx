import { useController } from 'react-hook-form'
import { RadiusInput } from '../../ui/brand/PaletteInputs.tsx'
import { Field } from '../../ui/Field.tsx'
import { useFormField } from '../kit/form-context.ts'

const label = 'Redondeo de las esquinas'

export function RadiusField() {
  const { error } = useFormField('radio', label)
  const { value, onChange } = useController({ name: 'radio' }).field
  const radius = Number(value) || 0
  return (
    <Field label={label} error={error} hint={radius === 0 ? 'Rectas.' : `${radius} px.`}>
      <RadiusInput value={radius} onChange={onChange} />
    </Field>
  )
}
