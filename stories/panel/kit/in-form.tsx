import type { ComponentType } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useState } from 'react'
import type { Fields } from '#contract/fields.ts'
import { EntityFormContext, newFormContext, type Values } from '#panel/kit/form-context.ts'
import { inApp } from '../../app/in-app.tsx'

type InFormProps = { request: Fields; values: Values; Story: ComponentType }

const Form = ({ request, values, Story }: InFormProps) => {
  const form = useForm<Values>({ defaultValues: values })
  const [context] = useState(() => ({
    errorKey: '',
    resource: undefined,
    request,
    loaded: values,
    ...newFormContext(),
  }))
  return (
    <EntityFormContext value={context}>
      <FormProvider {...form}>
        <form style={{ display: 'grid', gap: 'var(--space-5)', padding: 'var(--space-6) var(--gutter)' }}>
          <Story />
        </form>
      </FormProvider>
    </EntityFormContext>
  )
}

/** A form of the panel around a field: the fields of its save, and a stored record. */
export const inForm = (request: Fields, values: Values) => [
  (Story: ComponentType) => <Form request={request} values={values} Story={Story} />,
  inApp,
]
