import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createStore, useStore } from 'zustand'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Cursor } from '../form-context.ts'
import { isTable, merge, mergeRows, pairRows, settleRow, stillAsked, type Conflict, type Row } from './merge.ts'
import { same, versionOf, type Values } from './values.ts'

interface News {
  /** Fields that followed a change from elsewhere. */
  readonly seen: readonly string[]
  /** Open questions. */
  readonly conflicts: readonly Conflict[]
}

interface Known extends News {
  /** What counts as stored, field by field. */
  readonly stored: ReadonlyMap<string, unknown>
  /** The record as the form last read it. */
  readonly loaded: unknown
  /** The values of the save that is under way. */
  readonly sending: Values
}

const focusedPath = (): string | undefined =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.name : undefined

/** The path of the same cell once its row stands elsewhere. */
const pathAfter = (name: string, path: string | undefined, before: readonly Row[], after: readonly Row[]) => {
  const [, index, column] = path?.startsWith(`${name}.`) ? (/\.(\d+)\.([^.]+)$/.exec(path) ?? []) : []
  const row = pairRows(before, after).get(Number(index))
  return row === undefined || column === undefined ? undefined : `${name}.${row}.${column}`
}

const setCell = (form: UseFormReturn<Values>, path: string, cell: unknown): void => form.setValue(path, cell)

/** Gives a field its value. In a table with as many rows as before only cells change, so that the focus stays in its cell. */
const setValueOf = (form: UseFormReturn<Values>, cursor: Cursor, name: string, value: unknown): void => {
  const before: unknown = form.getValues(name)
  if (!isTable(before) || !isTable(value)) {
    form.setValue(name, value)
    return
  }
  if (before.length === value.length) {
    value.forEach((row, i) => {
      for (const [column, cell] of Object.entries(row))
        if (!same(before[i]?.[column], cell)) setCell(form, `${name}.${i}.${column}`, cell)
    })
    return
  }
  const path = pathAfter(name, focusedPath(), before, value)
  if (path !== undefined) cursor.put(path)
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
  const [known] = useState(() =>
    createStore<Known>(() => ({
      stored: new Map(Object.entries({ ...untouched(save), ...start })),
      seen: [],
      conflicts: [],
      loaded,
      sending: {},
    })),
  )
  const news = useStore(known)
  const stored = () => known.getState().stored
  const store = (values: Values) => known.setState({ stored: new Map([...stored(), ...Object.entries(values)]) })

  const become = (name: string, value: unknown, base: unknown = value) => {
    store({ [name]: base })
    setValueOf(form, cursor, name, value)
  }
  const absorb = (now: Values, from: unknown) => {
    const { followed, tables, seen, conflicts } = merge(stored(), now, form.getValues(), known.getState().sending)
    for (const [name, value] of Object.entries(followed)) become(name, value)
    for (const [name, { rows, base }] of Object.entries(tables)) become(name, rows, base)
    const told = save.does === 'create' ? [] : seen
    known.setState((before) => ({ loaded: from, seen: [...new Set([...before.seen, ...told])], conflicts }))
  }
  const follow = useEffectEvent(() => {
    // The list may already count the new record: the form's own place would seem taken, and move.
    if (save.does === 'create' && form.formState.isSubmitting) return
    if (known.getState().loaded !== loaded) absorb(start, loaded)
  })
  useEffect(() => follow())

  /** Puts a draft back. A field that was changed elsewhere since becomes a question. */
  const recover = (values: Values, base: Values = Object.fromEntries(stored())) => {
    const conflicts = Object.entries(values).flatMap(([name, value]): Conflict[] => {
      const [before, theirs] = [base[name], stored().get(name)]
      if (isTable(before) && isTable(value) && isTable(theirs)) {
        const table = mergeRows(before, value, theirs)
        become(name, table.rows, table.base)
        return table.questions.map((row) => ({ name, theirs, row }))
      }
      form.setValue(name, value)
      return same(before, theirs) || same(value, theirs) ? [] : [{ name, theirs }]
    })
    known.setState({ conflicts })
  }
  /** The open questions, asked anew: rows move and cells change meanwhile. */
  const asked = (): readonly Conflict[] => {
    const { conflicts } = known.getState()
    const tables = [...new Map(conflicts.flatMap((one) => (one.row ? [[one.name, one] as const] : []))).values()]
    return [
      ...conflicts.filter(({ row }) => !row),
      ...tables.flatMap((one) => stillAsked(stored().get(one.name), form.getValues(one.name), one)),
    ]
  }
  const settle = ({ name, theirs, row }: Conflict, keep: 'mine' | 'theirs') => {
    const [base, mine] = [stored().get(name), form.getValues(name)]
    if (row && isTable(base) && isTable(mine) && isTable(theirs)) {
      const table = settleRow(base, mine, theirs, row, keep)
      become(name, table.rows, table.base)
    } else become(name, keep === 'theirs' ? theirs : mine, theirs)
    known.setState({ conflicts: asked().filter((one) => one.row !== undefined || one.name !== name) })
  }
  return {
    stored,
    news,
    absorb,
    recover,
    settle,
    asked,
    store,
    send: (sending: Values) => known.setState({ sending, seen: [] }),
    loaded: () => known.getState().loaded,
    version: () => versionOf(known.getState().loaded),
    unsettled: () => {
      const conflicts = asked()
      if (conflicts.length < known.getState().conflicts.length) known.setState({ conflicts })
      return conflicts.length > 0
    },
  }
}
