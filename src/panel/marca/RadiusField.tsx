import { useController } from 'react-hook-form'
import { largestRadius } from '#ui/brand/colours.ts'
import { useField } from '#ui/field-context.ts'
import { Field } from '#ui/Field.tsx'
import { useFormField } from '../kit/form-context.ts'
import styles from './marca.module.css'

const label = 'Redondeo de las esquinas'

export function RadiusField() {
  const { error } = useFormField('radio', label)
  const { value, onChange } = useController({ name: 'radio' }).field
  const radius = Number(value) || 0
  return (
    <Field label={label} error={error} hint={radius === 0 ? 'Rectas.' : `${radius} px.`}>
      <Range value={radius} onChange={onChange} />
    </Field>
  )
}

const Range = ({ value, onChange }: { value: number; onChange: (radius: number) => void }) => (
  <input
    {...useField()}
    type="range"
    className={styles.range}
    min={0}
    max={largestRadius}
    step={1}
    value={value}
    aria-valuetext={`${value} px`}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
)
