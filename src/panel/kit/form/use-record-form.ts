/** The one form of a record: its phases, and the steps of a save in their order. */
import { useId, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '#api/errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { hideError } from '../alert.ts'
import {
  getExtensions,
  mergeSaves,
  newFormContext,
  savedAs,
  type Confirm,
  type FormExtension,
  type Saved,
} from '../form-context.ts'
import { bringUp } from '../in-sight.ts'
import { mayLeave, useUnsaved } from '../leave.ts'
import { useOnce } from '../once.ts'
import { mark } from '../remembered-lists.ts'
import { getResource, isConflict, useSave, type Words } from '../save.ts'
import { getRecordId } from '../stored.ts'
import { offerUndo } from '../undo.ts'
import { useDraft } from './drafts.ts'
import { changesFrom, getVersion, holdsFile, type Values } from './model.ts'
import { useOtherForms } from './other-forms.ts'
import { untouched, useRecord } from './use-record.ts'

export type RecordFormProps = Words & {
  start: Values
  loaded: unknown
  save: Endpoint<Values>
  /** Reads the record anew, with the first values that a form would have now. */
  refresh?: () => Promise<{ readonly start: Values; readonly loaded: unknown } | undefined>
  confirm?: Confirm | undefined
  onSaved?: (form: UseFormReturn<Values>) => void
}

type Phase = 'opened' | 'editing' | 'sending' | 'saved' | 'refused' | 'conflict'

interface PhaseRow {
  readonly busy?: true
  /** The element that comes into sight. */
  readonly bringsUp?: string
  /** The phases that may follow. Any other is left out: who starts over during a save still waits for the save's end. */
  readonly next: readonly Phase[]
}

/** The phases of a form. The reason of a save that ended stays in sight while the user types on. */
const phases: Readonly<Record<Phase, PhaseRow>> = {
  opened: { next: ['opened', 'editing', 'sending'] },
  editing: { next: ['opened', 'sending'] },
  sending: { busy: true, next: ['saved', 'refused', 'conflict'] },
  saved: { next: ['opened', 'sending'] },
  refused: { bringsUp: '[aria-invalid="true"]', next: ['opened', 'sending'] },
  conflict: { bringsUp: '[data-conflict] button', next: ['opened', 'sending'] },
}

/** A phase that begins: the reason by the save button, and the server's messages about fields; without these nothing comes into sight. */
interface Entry {
  readonly phase: Phase
  readonly reason?: string | undefined
  readonly errors?: ApiError['errors'] | undefined
}

const unsettled = 'Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'

/** A form with all that its save needs. */
interface Saving {
  readonly form: UseFormReturn<Values>
  readonly save: Endpoint<Values>
  readonly record: ReturnType<typeof useRecord>
  readonly extensions: () => readonly FormExtension[]
  readonly send: ReturnType<typeof useSave<Values, unknown>>['send']
  /** Reads the record anew; the form follows it. */
  readonly renew: (() => Promise<unknown>) | undefined
  /** Follows a save; `newer` has the values typed during the save, and a form that `stays` has more to make. Returns the reason to show. */
  readonly leave: (answer: unknown, newer: Values, stays: boolean) => string | undefined
}

/** The sent values as the server has them now; a file is stored under its path. */
const sent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, holdsFile(value) ? undefined : value]))

/** Saves upon the record as it is stored now, and resolves with the phase that follows. A record that was changed elsewhere is read, and saved upon once more. */
const saveRecord = async (saving: Saving, isHandledByCaller?: typeof isConflict): Promise<Entry> => {
  const { form, save, record, extensions, send, renew } = saving
  if (record.conflicts().length > 0) return { phase: 'conflict', reason: unsettled, errors: {} }
  const values = { ...form.getValues() }
  record.send(values)
  const overrides = await Promise.all(extensions().map(async ({ prepare }) => prepare?.()))
  const version = 'version' in save.query && { version: getVersion(record.loaded()) }
  const { error, answer, change, notes } = await send(
    Object.assign({}, values, ...overrides, version),
    isHandledByCaller,
  )
  if (isHandledByCaller?.(error)) {
    await renew?.()
    return saveRecord(saving)
  }
  record.send({})
  if (error !== undefined)
    return {
      phase: 'refused',
      reason: errorMessage(error),
      errors: error instanceof ApiError ? error.errors : undefined,
    }
  const saved = savedAs(getRecordId(answer) ?? getRecordId(record.loaded()), change, notes)
  return followUp(saving, values, answer, saved)
}

/** The steps of extensions after a save, in their order. */
const laterSteps = ['attach', 'arrange'] as const

/** The work of the extensions after a save; one 'Deshacer' takes it back together with the save. Values typed during that work are still to be saved. */
const followUp = async (saving: Saving, values: Values, answer: unknown, first: Saved): Promise<Entry> => {
  const { form, save, record, extensions, leave } = saving
  let saved = first
  for (const step of laterSteps)
    for (const extension of extensions()) {
      const more = await extension[step]?.(saved, values)
      if (more) saved = mergeSaves(saved, more)
    }
  if (saved.changes.length > first.changes.length) offerUndo((save.done ?? '').toLowerCase(), ...saved.changes)
  const newer = changesFrom(values, form.getValues())
  const stored = sent(values)
  record.store(stored)
  form.reset({ ...stored, ...newer })
  // The next list brings the saved record into sight.
  mark(getResource(save), getRecordId(answer))
  return { phase: 'saved', reason: leave(answer, newer, saved.stays === true) }
}

/** The phase of a form, the reason by its save button, and the way to the next phase. */
const usePhase = (form: UseFormReturn<Values>, element: RefObject<HTMLFormElement | null>, dirty: boolean) => {
  const [entry, setEntry] = useState<Entry>({ phase: 'opened' })
  // Typed values alone make an opened form an edited one.
  const phase = entry.phase === 'opened' && dirty ? 'editing' : entry.phase
  const enter = (next: Entry) => {
    const change = () => setEntry((previous) => (phases[previous.phase].next.includes(next.phase) ? next : previous))
    const { errors, phase: following } = next
    const { bringsUp } = phases[following]
    if (errors === undefined || bringsUp === undefined) {
      change()
      return
    }
    flushSync(() => {
      change()
      for (const [name, messages] of Object.entries(errors)) form.setError(name, { message: messages.join(' ') })
    })
    bringUp(element.current?.querySelector<HTMLElement>(bringsUp))
  }
  return { busy: phases[phase].busy === true, reason: entry.reason, enter }
}

/** The question before a save that nothing takes back. */
const useQuestion = (form: UseFormReturn<Values>, confirm: Confirm | undefined, submit: () => Promise<void>) => {
  const [asking, setAsking] = useState(false)
  /** Whether it is being found out if there is something to ask. */
  const [checking, setChecking] = useState(false)
  const isAsked = async (): Promise<boolean> => {
    const values = { ...form.getValues() }
    const isWorthAsking = await confirm?.when(values)
    // The save takes what somebody changes during the check, so the check must see that too.
    const isChanged = Object.keys(changesFrom(values, form.getValues())).length > 0
    return isChanged ? isAsked() : isWorthAsking === true
  }
  const askOrSubmit = useOnce(async () => {
    if (!confirm) return submit()
    setChecking(true)
    const isWorthAsking = await isAsked().finally(() => setChecking(false))
    if (isWorthAsking) setAsking(true)
    else await submit()
  })
  const question = asking && {
    values: form.getValues(),
    onNo: () => setAsking(false),
    onYes: () => {
      setAsking(false)
      void submit()
    },
  }
  return { question, askOrSubmit, checking }
}

/** The form of a record: opened, edited and saved; a user who left it during a save may be typing elsewhere, and stays there. */
export const useRecordForm = (props: RecordFormProps, element: RefObject<HTMLFormElement | null>) => {
  const { start, loaded, save, refresh, confirm, onSaved } = props
  const form = useForm({ defaultValues: { ...untouched(save), ...start } })
  const [context] = useState(newFormContext)
  const [round, setRound] = useState(0)
  const errorKey = useId()
  const record = useRecord(form, save, start, loaded, context)
  const draft = useDraft(form, save, start, record.stored)
  const { keepTyping, remake } = useOtherForms(form, save, record.recover, draft.drop)
  const { send } = useSave(save, props)
  const { busy, reason, enter } = usePhase(form, element, draft.dirty)
  useUnsaved(draft.dirty)
  const extensions = () => getExtensions(context.extensions)

  const renew =
    refresh &&
    (async () => {
      const now = await refresh()
      if (now) record.absorb(now.start, now.loaded)
    })
  const leave: Saving['leave'] = (answer, newer, stays) => {
    draft.drop()
    const kept = element.current ? keepTyping(newer, answer, stays) : {}
    if (kept) return kept.reason
    onSaved?.(form)
    // The screen may have emptied the form, which starts anew from there.
    record.store(form.getValues())
    draft.check()
    return undefined
  }
  const submit = useOnce(() =>
    form.handleSubmit(async () => {
      enter({ phase: 'sending' })
      try {
        // Without versions the record is read right before the save instead.
        if (save.does !== 'create' && getVersion(record.loaded()) === undefined) await renew?.()
        enter(await saveRecord({ form, save, record, extensions, send, renew, leave }, isConflict))
      } catch (error) {
        // A bug of the panel: the form must not stay busy over it.
        enter({ phase: 'refused', reason: errorMessage(error) })
        throw error
      }
    })(),
  )
  const { question, askOrSubmit, checking } = useQuestion(form, confirm, submit)
  const onSubmit = async () => {
    // React Hook Form would hold this save back over the refusals of the last one.
    form.clearErrors()
    hideError(errorKey)
    if (!extensions().every(({ check }) => check?.() ?? true)) return
    await askOrSubmit()
  }
  const startOver = async () => {
    if (!(await mayLeave())) return
    form.reset(record.stored())
    enter({ phase: 'opened' })
    setRound(round + 1)
  }
  return {
    form,
    errorKey,
    context,
    round,
    record,
    draft,
    onSubmit,
    question,
    startOver,
    busy: busy || checking,
    reason,
    remake,
  }
}
