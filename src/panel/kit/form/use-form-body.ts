import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { hideError } from '../alert.ts'
import type { FormBodyProps } from '../FormBody.tsx'
import { newFormContext, type Values } from '../form-context.ts'
import { mayLeave, useUnsaved } from '../leave.ts'
import { useDraft } from './use-draft.ts'
import { useGoOn } from './use-go-on.ts'
import { untouched, useRecord } from './use-record.ts'
import { useSubmit } from './use-submit.ts'

const questionOf = (values: Values, close: () => void, save: () => void) => ({
  values,
  onNo: close,
  onYes: () => {
    close()
    save()
  },
})

/** Whether one is still at it. */
const useHere = () => {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}

/** All that a form does, but for how it looks. */
export const useFormBody = (props: FormBodyProps) => {
  const { start, loaded, save, refresh, confirm, onSaved } = props
  const form = useForm({ defaultValues: { ...untouched(save), ...start } })
  const [context] = useState(newFormContext)
  const [round, setRound] = useState(0)
  /** The form that waits for an answer. */
  const [asking, setAsking] = useState<HTMLFormElement>()
  const record = useRecord(form, save, start, loaded)
  const draft = useDraft(form, save, start, record.stored)
  const here = useHere()
  const { staysFor, note, remake } = useGoOn(form, save, record.recover)
  const renew =
    refresh &&
    (async () => {
      const now = await refresh()
      if (now) record.takeOver(now.start, now.loaded)
    })
  const { submit, busy, reason, clearReason } = useSubmit({
    form,
    save,
    words: props,
    record,
    instead: context.instead,
    follow: context,
    refresh: renew,
    onSaved: (answer, newer) => {
      draft.drop()
      // Whoever has left meanwhile may be writing elsewhere: nobody is led away from there.
      if (!here.current || staysFor(newer, answer)) return
      onSaved?.(form)
      // The screen may have emptied it: that is how it starts now.
      record.start(form.getValues())
      draft.look()
    },
  })
  useUnsaved(draft.dirty)
  useEffect(() => hideError, [])

  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A refusal of the last save must not hold back this one.
    form.clearErrors()
    if (![...context.pending].every((isSettled) => isSettled())) return
    if (confirm?.when(form.getValues())) setAsking(event.currentTarget)
    else void submit(event.currentTarget)
  }
  const question =
    asking &&
    questionOf(
      form.getValues(),
      () => setAsking(undefined),
      () => void submit(asking),
    )
  const startOver = async () => {
    if (!(await mayLeave())) return
    context.instead.clear()
    form.reset(Object.fromEntries(record.stored))
    clearReason()
    setRound(round + 1)
  }
  const remakeIt =
    remake &&
    (() => {
      draft.drop()
      remake()
    })
  return {
    form,
    context,
    round,
    record,
    draft,
    onSubmit,
    question,
    startOver,
    busy,
    reason: reason ?? note,
    remake: remakeIt,
  }
}
