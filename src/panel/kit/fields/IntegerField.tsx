import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { read } from '../../../api/queries.ts'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { EntityFormContext, useFormField, type FieldProps } from '../form-context.ts'
import { orderedList, type ReadOfList } from '../orden/lists.ts'
import { numberOrText } from './number.ts'
import { OrdenField } from './OrdenField.tsx'
import styles from './fields.module.css'

/** A whole number; the place in a list has more to say. */
export function IntegerField({ name, label }: FieldProps) {
  const { resource } = use(EntityFormContext)
  const list = name === 'orden' ? orderedList(resource) : undefined
  if (resource === undefined || list === undefined) return <PlainInteger name={name} label={label} />
  return <PlaceInList name={name} label={label} resource={resource} list={list} />
}

type PlaceInListProps = FieldProps & { resource: string; list: ReadOfList }

const PlaceInList = ({ name, label, resource, list }: PlaceInListProps) => {
  const { data: rows } = useQuery(read(list, {}))
  return <OrdenField name={name} label={label} list={{ recurso: resource, rows }} />
}

/** What is none goes as it was written: the server says so (§5). */
function PlainInteger({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { contract, error } = useFormField(name, label)
  return (
    <Field label={label} error={error} required={!contract.optional} className={styles.integer ?? ''}>
      <TextInput {...register(name, { setValueAs: numberOrText })} inputMode="numeric" autoComplete="off" />
    </Field>
  )
}
