import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { errorMessage } from '../../api/errors.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { hideError } from './alert.ts'
import { EntityFormContext, type Values } from './form-context.ts'
import { useEnterGoesOn } from './form/enter.ts'
import { showRefusals } from './form/refusals.ts'
import { SaveBar } from './form/SaveBar.tsx'
import { mayLeave, useUnsaved } from './leave.ts'
import { mark } from './left-lists.ts'
import { useOnce } from './once.ts'
import { useSave, type Words } from './save.ts'
import { useSaveShortcut } from './shortcut.ts'
import styles from './EntityForm.module.css'

type FormBodyProps = Words & {
  start: Values
  loaded: unknown
  save: Endpoint<Values>
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
  const { start, loaded, save, saveLabel, busyLabel, onSaved, onCancel, children } = props
  const form = useForm({ defaultValues: { ...untouched(save), ...start } })
  const element = useRef<HTMLFormElement>(null)
  const [instead] = useState(() => new Map<string, unknown>())
  const [pending] = useState(() => new Set<() => boolean>())
  const [round, setRound] = useState(0)
  const [reason, setReason] = useState<string>()
  const { send, busy } = useSave(save, props)
  const submit = useOnce((shown: HTMLFormElement) => form.handleSubmit(async (values) => {
    const { error, answer } = await send({ ...values, ...Object.fromEntries(instead) })
    setReason(error === undefined ? undefined : errorMessage(error))
    if (error !== undefined) return showRefusals(form, error, shown)
    form.reset(sent(values))
    markSaved(save, answer)
    onSaved?.(form)
  })())
  useUnsaved(form.formState.isDirty)
  useSaveShortcut(element)
  useEnterGoesOn(element)
  useEffect(() => hideError, [])

  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A refusal of the last save must not hold back this one.
    form.clearErrors()
    if ([...pending].every((isSettled) => isSettled())) void submit(event.currentTarget)
  }
  const startOver = async () => {
    if (!(await mayLeave())) return
    instead.clear()
    form.reset()
    setReason(undefined)
    setRound(round + 1)
  }
  return (
    <FormProvider {...form}>
      <EntityFormContext value={{ request: save.request, loaded, instead, pending }}>
        <form ref={element} className={styles.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
          {/* New fields: a file input and the editor keep what the form no longer holds. */}
          <Fragment key={round}>{children}</Fragment>
          <SaveBar label={saveLabel} busyLabel={busyLabel} busy={busy} reason={reason} onCancel={onCancel ?? (() => void startOver())} />
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

/** A list that is shown next has it in sight. */
const markSaved = ({ does, of }: Endpoint<Values>, answer: unknown): void => {
  const isRecord = does === 'create' || does === 'update'
  if (isRecord && typeof answer === 'object' && answer !== null && 'id' in answer) mark(of?.resource, answer.id)
}
