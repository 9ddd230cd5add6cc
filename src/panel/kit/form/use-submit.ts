import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '../../../api/errors.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { EntityFormContext, Values } from '../form-context.ts'
import { mark } from '../left-lists.ts'
import { useOnce } from '../once.ts'
import { useSave, type Words } from '../save.ts'
import { bringUp, showRefusals } from './refusals.ts'
import { changesFrom, holdsFile } from './same.ts'
import type { useRecord } from './use-record.ts'

type Submitting = {
  form: UseFormReturn<Values>
  save: Endpoint<Values>
  words: Words
  record: ReturnType<typeof useRecord>
  /** What is sent instead of what the form holds. */
  instead: ReadonlyMap<string, unknown>
  /** Reads the record anew and has the form keep up with it. */
  refresh: (() => Promise<unknown>) | undefined
  /** What the fields have to do after a save. */
  after: EntityFormContext['after']
  /** After a save; `newer` is what was typed while it was under way. */
  onSaved: (answer: unknown, newer: Values) => void
}

const unsettled = 'Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'

/** The change was based on a record that is no longer so. */
const isLate = (error: unknown): boolean => error instanceof ApiError && error.status === 409 && error.actual !== undefined

/** What was sent is now what is stored; a file is there under its path. */
const sent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, holdsFile(value) ? undefined : value]))

const idOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : undefined

/** A list that is shown next has it in sight. */
const markSaved = ({ does, of }: Endpoint<Values>, answer: unknown): void => {
  const isRecord = does === 'create' || does === 'update'
  if (isRecord && typeof answer === 'object' && answer !== null && 'id' in answer) mark(of?.resource, answer.id)
}

/** Saves a form: upon what is stored now, without losing what is typed meanwhile. */
export const useSubmit = ({ form, save, words, record, instead, refresh, after, onSaved }: Submitting) => {
  const { send } = useSave(save, words)
  const [reason, setReason] = useState<string>()

  const version = () => ('version' in save.query ? { version: record.version() } : {})
  const write = (values: Values) => {
    record.send(values)
    return send({ ...values, ...Object.fromEntries(instead), ...version() }, isLate)
  }
  const askToSettle = (shown: HTMLFormElement) => {
    setReason(unsettled)
    bringUp(shown.querySelector<HTMLElement>('[data-conflict] button'))
  }
  const succeed = (values: Values, answer: unknown) => {
    const newer = changesFrom(new Map(Object.entries(values)), form.getValues())
    const kept = sent(values)
    for (const [name, value] of Object.entries(kept)) record.stored.set(name, value)
    form.reset({ ...kept, ...newer })
    markSaved(save, answer)
    onSaved(answer, newer)
  }
  const submit = useOnce((shown: HTMLFormElement) => form.handleSubmit(async () => {
    setReason(undefined)
    // Without versions a look right before is the best there is.
    if (refresh && save.does !== 'create' && record.version() === undefined) await refresh()
    if (record.unsettled()) return askToSettle(shown)
    let values = { ...form.getValues() }
    let { error, answer, change } = await write(values)
    if (isLate(error)) {
      await refresh?.()
      if (record.unsettled()) return askToSettle(shown)
      values = { ...form.getValues() }
      ;({ error, answer, change } = await send({ ...values, ...Object.fromEntries(instead), ...version() }))
    }
    record.send({})
    if (error === undefined) {
      for (const act of after) await act(idOf(answer) ?? idOf(record.loaded()), change)
      return succeed(values, answer)
    }
    setReason(errorMessage(error))
    showRefusals(form, error, shown)
  })())
  // Until what follows a save is done as well.
  const busy = form.formState.isSubmitting
  return { submit, busy, reason, clearReason: () => setReason(undefined) }
}
