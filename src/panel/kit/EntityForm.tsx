import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { Fragment, use, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '#contract/endpoint.ts'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import { Back, Gone, isGone } from './Gone.tsx'
import { FormBody, type FormBodyProps } from './FormBody.tsx'
import { InputField } from './fields/InputField.tsx'
import { getRecordName, getStartValues } from './form/model.ts'
import { NewsOfField } from './form/News.tsx'
import { EntityFormContext, type Values } from './form-context.ts'
import { GalleryField } from './gallery/GalleryField.tsx'
import { getRecordId } from './stored.ts'
import { canCopy } from './copy.ts'
import { CopyButton } from './next-steps.tsx'
import type { Words } from './save.ts'
import { ShownSection, useMarkOpened, useOpenScreen, RecordLinks } from './place.ts'
import { Screen } from './Screen.tsx'
import styles from './EntityForm.module.css'

type EntityFormProps<Input extends Values, Answer, Loaded, Key extends QueryKey> = Pick<
  Words,
  'failure' | 'incomplete' | 'undoes'
> &
  Pick<FormBodyProps, 'Rows' | 'gallery' | 'saveLabel' | 'confirm'> & {
    title: string
    /** Reads the record to edit, or the list that a new record joins. */
    load: UseQueryOptions<Answer, Error, Loaded, Key>
    /** Reads a record that was just made, for its copy. */
    get?: Endpoint<{ id: number }>
    /** First values that differ from the record's own (`getStartValues`). Undefined values are not sent. */
    values?: (loaded: NoInfer<Loaded>) => Partial<NoInfer<Input>>
    save: Endpoint<Input>
    inputs: Inputs<NoInfer<Input>>
  }

/**
 * A create or edit screen (§2.15). The client checks nothing (§5): the server's refusals stand next to their fields.
 * The form opens on the server's current values, never on an older copy, and follows later changes in fields that were not typed in.
 * A save and 'Cancelar' lead to the list of the section; in a section without a list the form stays, and 'Cancelar' starts over.
 */
export function EntityForm<Input extends Values, Answer, Loaded, Key extends QueryKey>(
  props: EntityFormProps<Input, Answer, Loaded, Key>,
) {
  const { title, load, get, values, inputs, ...formProps } = props
  const { list: backTo } = use(ShownSection)
  const [openedAt] = useState(() => Date.now())
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...load,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const openScreen = useOpenScreen()
  useMarkOpened(load.queryKey)
  const ways =
    backTo === undefined
      ? {}
      : {
          onSaved: (form: UseFormReturn<Values>) => {
            const { save } = formProps
            // Values that are not copied, such as a password, are not stored.
            const made =
              save.does === 'create' ? { save, get, values: canCopy(save) ? form.getValues() : {} } : undefined
            openScreen(backTo, { ask: false, made })
          },
          onCancel: () => openScreen(backTo),
        }

  const start = (loaded: Loaded) => ({ ...getStartValues(formProps.save, loaded), ...values?.(loaded) })
  const refresh = async () => {
    const { data: now } = await refetch()
    return now === undefined ? undefined : { start: start(now), loaded: now }
  }
  const body = () => {
    if (data !== undefined && dataUpdatedAt >= openedAt) {
      return (
        <FormBody
          {...formProps}
          start={start(data)}
          loaded={data}
          refresh={refresh}
          gone={isGone(error)}
          newsAtFields
          {...ways}
        >
          <FormInputs inputs={inputs} />
        </FormBody>
      )
    }
    if (isGone(error) && backTo !== undefined) return <Gone list={backTo} />
    if (error && !isFetching)
      return <Retry onRetry={() => void refetch()} message="No pudimos cargar lo que ibas a editar." />
    return <FormSkeleton />
  }
  const inList = backTo !== undefined && { back: <Back list={backTo} />, record: getRecordName(formProps.save, data) }
  const [resource, id] = [formProps.save.entity?.resource, getRecordId(data)]
  const renderRecordLinks = use(RecordLinks)
  const further = resource !== undefined && id !== undefined && renderRecordLinks(resource, id)
  const actions = data !== undefined && formProps.save.does === 'update' && (
    <div className={styles.actions}>
      <CopyButton save={formProps.save} values={start(data)} stored={() => data} tone="secondary" />
      {further}
    </div>
  )
  return (
    <Screen title={title} {...inList} actions={actions}>
      {body()}
    </Screen>
  )
}

const FormSkeleton = () => (
  <Loading className={styles.form}>
    <Skeleton width="calc(36 * var(--unit))" height="calc(12 * var(--unit))" />
    <Skeleton height="calc(12 * var(--unit))" />
    <Skeleton height="calc(80 * var(--unit))" />
    <Skeleton height="calc(12 * var(--unit))" />
  </Loading>
)

/** The fields of a call without the record's id and version. */
type Sent<Input> = Exclude<keyof Input & string, `id${Capitalize<string>}` | 'version'>

/**
 * The inputs of a form in their order, one for each field of its call. A label stands for the usual input of the field's kind; an
 * element is an input of its own; the value under `null` is sent as stored and not shown.
 */
export type Inputs<Input> = { readonly [Name in Sent<Input>]-?: ReactNode }

/** A gallery stands before the text. */
export function FormInputs({ inputs }: { inputs: Readonly<Record<string, ReactNode>> }) {
  const { gallery, request } = use(EntityFormContext)
  const text = Object.keys(inputs).find((name) => request[name]?.kind === 'richText')
  return (
    <>
      {Object.entries(inputs).map(([name, input]) => (
        <Fragment key={name}>
          {gallery && name === text && <GalleryField calls={gallery} />}
          {typeof input === 'string' ? <InputField name={name} label={input} /> : input}
          <NewsOfField name={name} />
        </Fragment>
      ))}
      <p className={styles.note}>* Obligatorio</p>
    </>
  )
}
