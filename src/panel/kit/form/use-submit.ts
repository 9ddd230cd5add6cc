import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '../../../api/errors.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { savedAs, together, type Part, type Saved } from '../form-context.ts'
import { idOf } from '../id-of.ts'
import { bringUp } from '../in-sight.ts'
import { mark } from '../left-lists.ts'
import { useOnce } from '../once.ts'
import { isLate, useSave, type Words } from '../save.ts'
import { offerUndo } from '../undo.ts'
import { changesFrom, holdsFile, type Values } from './values.ts'
import type { useRecord } from './use-record.ts'

/**
 * The save of a form.
 *
 *                 refuse ┌─────────┐
 *            ┌───────────> refused │
 *            │           └─────────┘
 *   ┌──────┐ │ save ┌────────┐  ask  ┌──────────┐
 *   │ idle ├─┴──────> saving ├───────> conflict │
 *   └──────┘        └┬─▲───┬─┘       └──────────┘
 *            signOut │ │   │ done    ┌───────┐
 *                    │ │   └─────────> saved │
 *         ┌──────────▼┐│ signIn      └───────┘
 *         │ signedOut ├┘
 *         └───────────┘
 *
 * `refused`, `conflict` and `saved` take the next `save` as `idle` does; `reset` leads from each of these back to `idle`. A session that
 * nobody renews ends as `refuse`. An event without an arrow changes nothing: what a second click or a late answer says is not heard.
 */
export interface SaveState {
  readonly at: 'idle' | 'saving' | 'signedOut' | 'refused' | 'conflict' | 'saved'
  /** Stands by the save button. After `done` the reason says that words typed during the save are not saved yet. */
  readonly reason?: string | undefined
}

export interface SaveEvent {
  readonly type: 'save' | 'refuse' | 'ask' | 'done' | 'signOut' | 'signIn' | 'reset'
  readonly reason?: string | undefined
}

type Arrows = Partial<Record<SaveEvent['type'], SaveState['at']>>

const atRest: Arrows = { save: 'saving', reset: 'idle' }
const arrows: Readonly<Record<SaveState['at'], Arrows>> = {
  idle: atRest,
  saving: { refuse: 'refused', ask: 'conflict', done: 'saved', signOut: 'signedOut' },
  signedOut: { signIn: 'saving', refuse: 'refused' },
  refused: atRest,
  conflict: atRest,
  saved: atRest,
}

export const nextSave = (state: SaveState, { type, reason }: SaveEvent): SaveState => {
  const at = arrows[state.at][type]
  return at ? { at, reason } : state
}

export const isSaving = ({ at }: SaveState): boolean => at === 'saving' || at === 'signedOut'

type Submitting = {
  form: UseFormReturn<Values>
  save: Endpoint<Values>
  words: Words
  record: ReturnType<typeof useRecord>
  /** Reads the record anew; the form follows it. */
  refresh: (() => Promise<unknown>) | undefined
  /** What the fields add to a save. */
  parts: ReadonlySet<Part>
  /** Follows a save; `newer` holds values typed during the save, and a form that `stays` has more to make. Its answer stands by the save button. */
  onSaved: (answer: unknown, newer: Values, stays: boolean) => string | undefined
}

const unsettled = 'Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'

/** The sent values as the server has them now; a file is stored under its path. */
const sent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, holdsFile(value) ? undefined : value]))

/** Marks the saved record, which the next list brings into sight. */
const markSaved = ({ does, of }: Endpoint<Values>, answer: unknown): void => {
  const isRecord = does === 'create' || does === 'update'
  if (isRecord) mark(of?.resource, idOf(answer))
}

/** Runs the steps after a save. One 'Deshacer' takes them back together with the save. */
const followUp = async (parts: ReadonlySet<Part>, first: Saved, values: Values, done: string) => {
  const all = [...parts]
  let saved = first
  for (const act of [...all.map(({ after }) => after), ...all.map(({ last }) => last)])
    if (act) saved = together(saved, await act(saved, values))
  if (saved.changes.length > first.changes.length) offerUndo(done, ...saved.changes)
  return saved.stays === true
}

/** Puts the server's words next to their fields, and brings up the first of these on the screen. */
const showRefusals = (form: UseFormReturn<Values>, error: unknown, element: HTMLElement): void => {
  if (!(error instanceof ApiError)) return
  flushSync(() => {
    for (const [name, messages] of Object.entries(error.errors)) form.setError(name, { message: messages.join(' ') })
  })
  bringUp(element.querySelector<HTMLElement>('[aria-invalid="true"]'))
}

/** Saves a form upon the record as it is stored now. Values typed during the save are kept. */
export const useSubmit = ({ form, save, words, record, parts, refresh, onSaved }: Submitting) => {
  const { send } = useSave(save, words)
  const [state, dispatch] = useReducer(nextSave, { at: 'idle' })

  const write = (values: Values, isOurs?: typeof isLate) => {
    const version = 'version' in save.query ? { version: record.version() } : {}
    const waits = (waiting: boolean) => dispatch({ type: waiting ? 'signOut' : 'signIn' })
    const instead = [...parts].map((part) => part.instead?.())
    return send(Object.assign({}, values, ...instead, version), isOurs, waits)
  }
  const askToSettle = (shown: HTMLFormElement) => {
    dispatch({ type: 'ask', reason: unsettled })
    bringUp(shown.querySelector<HTMLElement>('[data-conflict] button'))
  }
  const succeed = (values: Values, answer: unknown, stays: boolean) => {
    const newer = changesFrom(new Map(Object.entries(values)), form.getValues())
    const kept = sent(values)
    record.store(kept)
    form.reset({ ...kept, ...newer })
    markSaved(save, answer)
    dispatch({ type: 'done', reason: onSaved(answer, newer, stays) })
  }
  const run = async (shown: HTMLFormElement) => {
    dispatch({ type: 'save' })
    // Without versions the record is read right before the save instead.
    if (refresh && save.does !== 'create' && record.version() === undefined) await refresh()
    if (record.unsettled()) return askToSettle(shown)
    let values = { ...form.getValues() }
    record.send(values)
    let { error, answer, change } = await write(values, isLate)
    if (isLate(error)) {
      await refresh?.()
      if (record.unsettled()) return askToSettle(shown)
      values = { ...form.getValues() }
      ;({ error, answer, change } = await write(values))
    }
    record.send({})
    if (error === undefined) {
      const first = savedAs(idOf(answer) ?? idOf(record.loaded()), change)
      return succeed(values, answer, await followUp(parts, first, values, (save.done ?? '').toLowerCase()))
    }
    dispatch({ type: 'refuse', reason: errorMessage(error) })
    showRefusals(form, error, shown)
  }
  /** A mistake of ours: the form must not stay busy over it. */
  const fail = (error: unknown) => {
    dispatch({ type: 'refuse', reason: errorMessage(error) })
    throw error
  }
  return {
    submit: useOnce((shown: HTMLFormElement) => form.handleSubmit(() => run(shown).catch(fail))()),
    /** True until the steps after a save are done as well. */
    busy: isSaving(state),
    reason: state.reason,
    clearReason: () => dispatch({ type: 'reset' }),
  }
}
