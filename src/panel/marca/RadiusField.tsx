import { useController } from 'react-hook-form'
import { largestRadius } from '../../ui/brand/colours.ts'
import { Field } from '../../ui/Field.tsx'
import { useField } from '../../ui/field-context.ts'
import { useFormField } from '../kit/form-context.ts'
import styles from './marca.module.css'

const label = 'Redondeo de las esquinas'

export function RadiusField() {
  const { error } = useFormField('radio', label)
  const { value, onChange } = useController({ name: 'radio' }).field
  const radius = Number(value) || 0
  return (
    <Field label={label} error={error} hint={radius === 0 ? 'Rectas.' : `${radius} px.`}>
      <Range value={radius} aria-valuetext={`${radius} px`} onChange={({ target }) => onChange(target.valueAsNumber)} />
    </Field>
  )
}

const Range = (props: React.ComponentProps<'input'>) => (
  <input {...useField()} {...props} type="range" min={0} max={largestRadius} step={1} className={styles.range} />
)
