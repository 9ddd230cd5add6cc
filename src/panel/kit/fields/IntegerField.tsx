import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { EntityFormContext, useFormField, type FieldProps } from '../form-context.ts'
import { numberOrText } from './number.ts'
import { OrdenField } from './OrdenField.tsx'
import styles from './fields.module.css'

/** A whole number; `orden` shows the place in the list as well. */
export function IntegerField({ name, label }: FieldProps) {
  const { resource, Rows } = use(EntityFormContext)
  if (name !== 'orden' || resource === undefined || !Rows) return <PlainInteger name={name} label={label} />
  return <Rows>{(rows) => <OrdenField name={name} label={label} list={{ recurso: resource, rows }} />}</Rows>
}

/** Anything but a number is sent as typed, and the server refuses it (§5). */
function PlainInteger({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { frame } = useFormField(name, label)
  return (
    <Field {...frame} className={styles.number ?? ''}>
      <TextInput
        {...register(name, { setValueAs: numberOrText })}
        className={styles.digits}
        inputMode="numeric"
        autoComplete="off"
      />
    </Field>
  )
}
