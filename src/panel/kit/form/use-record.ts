import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createStore, useStore } from 'zustand'
import type { Endpoint } from '#contract/endpoint.ts'
import { getInputSelector, findUniqueColumn, type EntityFormContext } from '../form-context.ts'
import { isTable, pairRows, same, type Row } from './merge.ts'
import {
  findConflicts,
  follow,
  opened,
  recovered,
  settled,
  withStored,
  type Conflict,
  type Model,
  type Step,
  type Values,
} from './model.ts'

const focusedPath = (): string | undefined =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.name : undefined

type Context = Pick<EntityFormContext, 'cursor' | 'extensions'>

/** Has the focus come back to its cell once the row of the cell stands elsewhere. */
const keepFocus = (
  { cursor, extensions }: Context,
  name: string,
  oldRows: readonly Row[],
  newRows: readonly Row[],
): void => {
  const path = focusedPath()
  const [, index, column] = path?.startsWith(`${name}.`) ? (/\.(\d+)\.([^.]+)$/.exec(path) ?? []) : []
  if (column === undefined) return
  const row = pairRows(oldRows, newRows, findUniqueColumn(extensions, name)).get(Number(index))
  if (row !== undefined) cursor.put(getInputSelector(`${name}.${row}.${column}`))
}

/** Gives a field its value. In a table with as many rows as before only cells change, so that the focus stays in its cell. */
const setFieldValue = (form: UseFormReturn<Values>, context: Context, name: string, value: unknown): void => {
  const oldValue: unknown = form.getValues(name)
  if (!isTable(oldValue) || !isTable(value)) {
    form.setValue(name, value)
    return
  }
  if (oldValue.length === value.length) {
    value.forEach((row, i) => {
      for (const [column, cell] of Object.entries(row)) {
        const path: string = `${name}.${i}.${column}`
        if (!same(oldValue[i]?.[column], cell)) form.setValue(path, cell)
      }
    })
    return
  }
  keepFocus(context, name, oldValue, value)
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
  context: Context,
) => {
  const [store] = useState(() =>
    createStore<{ readonly model: Model; readonly loaded: unknown }>(() => ({
      model: opened({ ...untouched(save), ...start }),
      loaded,
    })),
  )
  const { model } = useStore(store)
  const getUniqueColumn = (name: string) => findUniqueColumn(context.extensions, name)
  const now = () => store.getState().model
  const change = (next: Model) => store.setState({ model: next })
  const take = ({ model: next, shown }: Step) => {
    change(next)
    for (const [name, value] of Object.entries(shown)) setFieldValue(form, context, name, value)
  }
  const absorb = (values: Values, from: unknown) => {
    const { model: next, shown } = follow(now(), values, form.getValues(), getUniqueColumn)
    store.setState({ loaded: from })
    // The list that a new record joins is no news.
    take({ model: save.does === 'create' ? { ...next, seen: [] } : next, shown })
  }
  const catchUp = useEffectEvent(() => {
    // The list may already count the new record: the form's own position would seem taken, and move.
    if (save.does === 'create' && form.formState.isSubmitting) return
    if (store.getState().loaded !== loaded) absorb(start, loaded)
  })
  useEffect(() => catchUp())

  const conflicts = () => findConflicts(now(), form.getValues(), getUniqueColumn)
  return {
    seen: model.seen,
    stored: () => now().stored,
    conflicts,
    absorb,
    recover: (values: Values, base?: Values) => take(recovered(now(), values, getUniqueColumn, base)),
    settle: (conflict: Conflict, keep: 'mine' | 'theirs') =>
      take(settled(now(), form.getValues(), conflict, keep, getUniqueColumn)),
    store: (values: Values) => change(withStored(now(), values)),
    send: (sending: Values) => change({ ...now(), sending, seen: [] }),
    loaded: () => store.getState().loaded,
  }
}
