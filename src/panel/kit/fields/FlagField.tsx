import { useController } from 'react-hook-form'
import { Checkbox } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import styles from './fields.module.css'

/** A checkbox for a 0 or 1 of the contract. */
export function FlagField({ name, label }: FieldProps) {
  const { error } = useFormField(name, label)
  const { ref, value, onChange, onBlur } = useController({ name }).field
  return (
    <div className={styles.flag}>
      <Checkbox
        ref={ref}
        label={label}
        checked={value === 1}
        aria-invalid={error !== undefined}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        onBlur={onBlur}
      />
      {error !== undefined && <Message tone="error">{error}</Message>}
    </div>
  )
}
