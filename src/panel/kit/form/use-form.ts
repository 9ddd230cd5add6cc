import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { createStore, useStore } from 'zustand'
import { ApiError, errorMessage } from '../../../api/errors.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { allOf, boxOf, savedAs, together, type EntityFormContext, type Part, type Saved } from '../form-context.ts'
import { idOf } from '../stored.ts'
import { bringUp } from '../in-sight.ts'
import { mark } from '../left-lists.ts'
import { useOnce } from '../once.ts'
import { isLate, resourceOf, useSave, type Words } from '../save.ts'
import { offerUndo } from '../undo.ts'
import { isTable, pairRows, same, type Row } from './merge.ts'
import {
  changesFrom,
  conflictsOf,
  follow,
  holdsFile,
  opened,
  recovered,
  settled,
  versionOf,
  withStored,
  type Conflict,
  type Model,
  type Step,
  type Values,
} from './model.ts'

const focusedPath = (): string | undefined =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.name : undefined

/** The path of the same cell once its row stands elsewhere. */
const pathAfter = (name: string, path: string | undefined, before: readonly Row[], after: readonly Row[]) => {
  const [, index, column] = path?.startsWith(`${name}.`) ? (/\.(\d+)\.([^.]+)$/.exec(path) ?? []) : []
  const row = pairRows(before, after).get(Number(index))
  return row === undefined || column === undefined ? undefined : `${name}.${row}.${column}`
}

type Cursor = EntityFormContext['cursor']

/** Gives a field its value. In a table with as many rows as before only cells change, so that the focus stays in its cell. */
const setValueOf = (form: UseFormReturn<Values>, cursor: Cursor, name: string, value: unknown): void => {
  const before: unknown = form.getValues(name)
  if (!isTable(before) || !isTable(value)) {
    form.setValue(name, value)
    return
  }
  if (before.length === value.length) {
    value.forEach((row, i) => {
      for (const [column, cell] of Object.entries(row)) {
        const path: string = `${name}.${i}.${column}`
        if (!same(before[i]?.[column], cell)) form.setValue(path, cell)
      }
    })
    return
  }
  const path = pathAfter(name, focusedPath(), before, value)
  if (path !== undefined) cursor.put(boxOf(path))
  form.setValue(name, [...value])
}

/** Every field of a call, undefined: a file without a name here would count as a change once its input registers. */
export const untouched = ({ request }: Endpoint<Values>): Values =>
  Object.fromEntries(Object.keys(request).map((name) => [name, undefined]))

/** The stored record behind a form: the form follows its changes, and asks where both sides changed the same. */
export const useRecord = (
  form: UseFormReturn<Values>,
  save: Endpoint<Values>,
  start: Values,
  loaded: unknown,
  cursor: Cursor,
) => {
  const [store] = useState(() =>
    createStore<{ readonly model: Model; readonly loaded: unknown }>(() => ({
      model: opened({ ...untouched(save), ...start }),
      loaded,
    })),
  )
  const { model } = useStore(store)
  const now = () => store.getState().model
  const change = (next: Model) => store.setState({ model: next })
  const take = ({ model: next, shown }: Step) => {
    change(next)
    for (const [name, value] of Object.entries(shown)) setValueOf(form, cursor, name, value)
  }
  const absorb = (values: Values, from: unknown) => {
    const { model: next, shown } = follow(now(), values, form.getValues())
    store.setState({ loaded: from })
    // The list that a new record joins is no news.
    take({ model: save.does === 'create' ? { ...next, seen: [] } : next, shown })
  }
  const catchUp = useEffectEvent(() => {
    // The list may already count the new record: the form's own place would seem taken, and move.
    if (save.does === 'create' && form.formState.isSubmitting) return
    if (store.getState().loaded !== loaded) absorb(start, loaded)
  })
  useEffect(() => catchUp())

  const conflicts = () => conflictsOf(now(), form.getValues())
  return {
    seen: model.seen,
    stored: () => now().stored,
    conflicts,
    absorb,
    recover: (values: Values, base?: Values) => take(recovered(now(), values, base)),
    settle: (conflict: Conflict, keep: 'mine' | 'theirs') => take(settled(now(), form.getValues(), conflict, keep)),
    store: (values: Values) => change(withStored(now(), values)),
    send: (sending: Values) => change({ ...now(), sending, seen: [] }),
    loaded: () => store.getState().loaded,
  }
}

type Submitting = {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  save: Endpoint<Values>
  words: Words
  record: ReturnType<typeof useRecord>
  /** Reads the record anew; the form follows it. */
  refresh: (() => Promise<unknown>) | undefined
  parts: EntityFormContext['parts']
  /** Follows a save; `newer` holds values typed during the save, and a form that `stays` has more to make. Its answer stands by the save button. */
  onSaved: (answer: unknown, newer: Values, stays: boolean) => string | undefined
}

const unsettled = 'Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'

/** The sent values as the server has them now; a file is stored under its path. */
const sent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, holdsFile(value) ? undefined : value]))

/** Runs the steps after a save. One 'Deshacer' takes them back together with the save. */
const followUp = async (all: readonly Part[], first: Saved, values: Values, done: string) => {
  let saved = first
  for (const act of [...all.map(({ after }) => after), ...all.map(({ last }) => last)])
    if (act) saved = together(saved, await act(saved, values))
  if (saved.changes.length > first.changes.length) offerUndo(done, ...saved.changes)
  return saved.stays === true
}

/** Puts the server's words next to their fields, and brings up the first of these on the screen. */
const showRefusals = (form: UseFormReturn<Values>, error: unknown, element: HTMLElement | null): void => {
  if (!(error instanceof ApiError)) return
  flushSync(() => {
    for (const [name, messages] of Object.entries(error.errors)) form.setError(name, { message: messages.join(' ') })
  })
  bringUp(element?.querySelector<HTMLElement>('[aria-invalid="true"]'))
}

/** Saves a form upon the record as it is stored now. Values typed during the save are stored. */
export const useSubmit = ({ form, element, save, words, record, parts, refresh, onSaved }: Submitting) => {
  const { send } = useSave(save, words)
  /** `busy` until the steps after a save are done as well; `reason` stands by the save button. */
  const [{ busy, reason }, setState] = useState<{ busy: boolean; reason?: string | undefined }>({ busy: false })
  const end = (why: string | undefined) => setState({ busy: false, reason: why })

  const write = (values: Values, isOurs?: typeof isLate) => {
    const version = 'version' in save.query && { version: versionOf(record.loaded()) }
    const instead = allOf(parts).map((part) => part.instead?.())
    return send(Object.assign({}, values, ...instead, version), isOurs)
  }
  const askToSettle = () => {
    end(unsettled)
    bringUp(element.current?.querySelector<HTMLElement>('[data-conflict] button'))
  }
  const succeed = (values: Values, answer: unknown, stays: boolean) => {
    const newer = changesFrom(values, form.getValues())
    const stored = sent(values)
    record.store(stored)
    form.reset({ ...stored, ...newer })
    // The next list brings the saved record into sight.
    mark(resourceOf(save), idOf(answer))
    end(onSaved(answer, newer, stays))
  }
  const run = async () => {
    setState({ busy: true })
    // Without versions the record is read right before the save instead.
    if (refresh && save.does !== 'create' && versionOf(record.loaded()) === undefined) await refresh()
    if (record.conflicts().length > 0) return askToSettle()
    let values = { ...form.getValues() }
    record.send(values)
    let { error, answer, change } = await write(values, isLate)
    if (isLate(error)) {
      await refresh?.()
      if (record.conflicts().length > 0) return askToSettle()
      values = { ...form.getValues() }
      ;({ error, answer, change } = await write(values))
    }
    record.send({})
    if (error === undefined) {
      const first = savedAs(idOf(answer) ?? idOf(record.loaded()), change)
      return succeed(values, answer, await followUp(allOf(parts), first, values, (save.done ?? '').toLowerCase()))
    }
    end(errorMessage(error))
    showRefusals(form, error, element.current)
  }
  /** A mistake of ours: the form must not stay busy over it. */
  const fail = (error: unknown) => {
    end(errorMessage(error))
    throw error
  }
  return {
    submit: useOnce(() => form.handleSubmit(() => run().catch(fail))()),
    busy,
    reason,
    clearReason: () => setState({ busy }),
  }
}
