import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '../../../api/errors.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { savedAs, together, type EntityFormContext, type Saved, type Values } from '../form-context.ts'
import { idOf } from '../id-of.ts'
import { mark } from '../left-lists.ts'
import { useOnce } from '../once.ts'
import { useSave, type Words } from '../save.ts'
import { offerUndo } from '../undo.ts'
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
  follow: Pick<EntityFormContext, 'after' | 'last'>
  /** After a save; `newer` is what was typed while it was under way. */
  onSaved: (answer: unknown, newer: Values) => void
}

const unsettled = 'Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'

/** The change was based on a record that is no longer so. */
const isLate = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.actual !== undefined

/** What was sent is now what is stored; a file is there under its path. */
const sent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, holdsFile(value) ? undefined : value]))

/** A list that is shown next has it in sight. */
const markSaved = ({ does, of }: Endpoint<Values>, answer: unknown): void => {
  const isRecord = does === 'create' || does === 'update'
  if (isRecord) mark(of?.resource, idOf(answer))
}

/** What follows a save is one with it: all of it is taken back in one step. */
const followUp = async ({ after, last }: Submitting['follow'], first: Saved) => {
  let saved = first
  for (const act of [...after, ...last]) saved = together(saved, await act(saved))
  if (saved.changes.length > first.changes.length) offerUndo(...saved.changes)
}

/** Saves a form: upon what is stored now, without losing what is typed meanwhile. */
export const useSubmit = ({ form, save, words, record, instead, refresh, follow, onSaved }: Submitting) => {
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
  const submit = useOnce((shown: HTMLFormElement) =>
    form.handleSubmit(async () => {
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
        await followUp(follow, savedAs(idOf(answer) ?? idOf(record.loaded()), change))
        return succeed(values, answer)
      }
      setReason(errorMessage(error))
      showRefusals(form, error, shown)
    })(),
  )
  // Until what follows a save is done as well.
  const busy = form.formState.isSubmitting
  return { submit, busy, reason, clearReason: () => setReason(undefined) }
}
