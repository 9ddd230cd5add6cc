import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../api/errors.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { FormBody } from './FormBody.tsx'
import type { Values } from './form-context.ts'
import type { Words } from './save.ts'
import { useMarkOpened, useOpenScreen } from './place.ts'
import { Screen } from './Screen.tsx'
import styles from './EntityForm.module.css'

type EntityFormProps<Input extends Values, Answer, Loaded, Key extends QueryKey> = Pick<
  Words,
  'failure' | 'incomplete'
> & {
  title: string
  /** What the first values come from: the record to edit, or the list that a new one joins. */
  load: UseQueryOptions<Answer, Error, Loaded, Key>
  /** The first values. What is left undefined is not sent. */
  values: (loaded: NoInfer<Loaded>) => Partial<NoInfer<Input>>
  save: Endpoint<Input>
  /** The screen that follows: after a save, with its alert, and after Cancelar. Without it one stays, and Cancelar starts over. */
  backTo?: number
  /** The save button's word, where it is not 'Guardar'. */
  saveLabel?: string
  /** The fields. */
  children: ReactNode
}

/**
 * A create or edit screen (§2.15). The client checks nothing (§5): the server's refusals stand next to their fields.
 * The form opens on what the server has now, never on an older copy; what changes elsewhere it takes over where nothing was typed.
 */
export function EntityForm<Input extends Values, Answer, Loaded, Key extends QueryKey>(
  props: EntityFormProps<Input, Answer, Loaded, Key>,
) {
  const { title, load, values, backTo, children, ...rest } = props
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
      : { onSaved: () => openScreen(backTo, { ask: false }), onCancel: () => openScreen(backTo) }

  const refresh = async () => {
    const { data: now } = await refetch()
    return now === undefined ? undefined : { start: values(now), loaded: now }
  }
  const body = () => {
    if (data !== undefined && dataUpdatedAt >= openedAt) {
      return (
        <FormBody {...rest} start={values(data)} loaded={data} refresh={refresh} gone={isGone(error)} {...ways}>
          {children}
        </FormBody>
      )
    }
    if (isGone(error) && backTo !== undefined) return <Gone onBack={() => openScreen(backTo)} />
    if (error && !isFetching)
      return <Retry onRetry={() => void refetch()} message="No pudimos cargar lo que ibas a editar." />
    return <FormSkeleton />
  }
  return <Screen title={title}>{body()}</Screen>
}

/** Another tab may have deleted it, or the address never named one. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)

const Gone = ({ onBack }: { onBack: () => void }) => (
  <Empty
    action={
      <Button tone="secondary" onClick={onBack}>
        Volver a la lista
      </Button>
    }
  >
    No existe, o ya se eliminó.
  </Empty>
)

const FormSkeleton = () => (
  <Loading className={styles.form}>
    <Skeleton width="9rem" height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="20rem" />
    <Skeleton height="3rem" />
  </Loading>
)
