import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { read } from '../../../api/queries.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { EntityFormContext, useFormField, type FieldProps } from '../form-context.ts'
import { numberOrText } from './number.ts'
import type { Placed } from '../orden/place.ts'
import { OrdenField } from './OrdenField.tsx'
import styles from './fields.module.css'

/** A whole number; `orden` shows the place in the list as well. */
export function IntegerField({ name, label }: FieldProps) {
  const { list } = use(EntityFormContext)
  if (name !== 'orden' || !list?.of) return <PlainInteger name={name} label={label} />
  return <PlaceInList name={name} label={label} resource={list.of.resource} list={list} />
}

type PlaceInListProps = FieldProps & { resource: string; list: Endpoint<object, Placed[]> }

const PlaceInList = ({ name, label, resource, list }: PlaceInListProps) => {
  const { data: rows } = useQuery(read(list, {}))
  return <OrdenField name={name} label={label} list={{ recurso: resource, rows }} />
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
