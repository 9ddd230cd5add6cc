import { use } from 'react'
import { Field, TextInput } from '#ui/Field.tsx'
import { EntityFormContext, type FieldProps } from '../form-context.ts'
import { storedPath } from '../stored.ts'

/** A text of the loaded record that the form shows and does not send. */
export const StoredField = ({ name, label }: FieldProps) => (
  <Field label={label}>
    <TextInput value={storedPath(use(EntityFormContext).loaded, name) ?? ''} readOnly />
  </Field>
)
