import { Fragment, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/errors.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Button } from '../../ui/Button.tsx'
import { EntityFormContext } from './form-context.ts'
import { mayLeave, useUnsaved } from './leave.ts'
import { useOnce } from './once.ts'
import { useSave } from './save.ts'
import { useSaveShortcut } from './shortcut.ts'
import styles from './EntityForm.module.css'

export type Values = Record<string, unknown>

type FormBodyProps = {
  start: Values
  loaded: unknown
  save: Endpoint<Values>
  failure?: string
  success?: string
  saveLabel?: string
  busyLabel?: string
  /** What follows a save. */
  onSaved?: (form: UseFormReturn<Values>) => void
  /** Goes back; without it Cancelar starts over from what is stored. */
  onCancel?: () => void
  children: ReactNode
}

/** The form itself: what was typed, its save, its refusals. */
export function FormBody(props: FormBodyProps) {
  const { start, loaded, save, failure, success, saveLabel = 'Guardar', busyLabel = 'Guardando…', onSaved, onCancel, children } = props
  const form = useForm({ defaultValues: { ...untouched(save), ...start } })
  const element = useRef<HTMLFormElement>(null)
  const [instead] = useState(() => new Map<string, unknown>())
  const [pending] = useState(() => new Set<() => boolean>())
  const [round, setRound] = useState(0)
  const { send, busy } = useSave(save, failure, success)
  const submit = useOnce(form.handleSubmit(async (values) => {
    const error = await send({ ...values, ...Object.fromEntries(instead) })
    if (error !== undefined) return showRefusals(form, error)
    form.reset(sent(values))
    onSaved?.(form)
  }))
  useUnsaved(form.formState.isDirty)
  useSaveShortcut(element)

  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault()
    // A refusal of the last save must not hold back this one.
    form.clearErrors()
    if ([...pending].every((isSettled) => isSettled())) void submit()
  }
  const startOver = async () => {
    if (!(await mayLeave())) return
    instead.clear()
    form.reset()
    setRound(round + 1)
  }
  return (
    <FormProvider {...form}>
      <EntityFormContext value={{ request: save.request, loaded, instead, pending }}>
        <form ref={element} className={styles.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
          {/* New fields: a file input and the editor keep what the form no longer holds. */}
          <Fragment key={round}>{children}</Fragment>
          <div className={styles.buttons}>
            <Button type="submit" busy={busy} busyLabel={busyLabel}>{saveLabel}</Button>
            <Button tone="secondary" onClick={onCancel ?? (() => void startOver())}>Cancelar</Button>
          </div>
        </form>
      </EntityFormContext>
    </FormProvider>
  )
}

/** A file that is not chosen is undefined, then as now: a missing name would count as a change. */
const untouched = ({ request }: Endpoint<Values>): Values => Object.fromEntries(Object.keys(request).map((name) => [name, undefined]))

/** What was sent is now what is stored; a file is there under its path. */
const sent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value instanceof File ? undefined : value]))

/** The server's words, each next to its field; the focus goes to the first. */
const showRefusals = (form: UseFormReturn<Values>, error: unknown): void => {
  if (!(error instanceof ApiError)) return
  Object.entries(error.errors).forEach(([name, messages], i) => {
    form.setError(name, { message: messages.join(' ') }, { shouldFocus: i === 0 })
  })
}
