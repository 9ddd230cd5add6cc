import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createStore, useStore } from 'zustand'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Values } from '../form-context.ts'
import { merge, type Conflict } from './merge.ts'
import { same } from './same.ts'

export interface News {
  /** Fields that followed a change from elsewhere. */
  readonly seen: readonly string[]
  /** Fields to choose for. */
  readonly conflicts: readonly Conflict[]
}

interface Known extends News {
  /** The record as it was last seen. */
  readonly loaded: unknown
  /** What is on its way to it. */
  readonly sending: Values
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** What a record says of its own state; a list of one record says it inside. */
const versionOf = (loaded: unknown): unknown => fieldOf(Array.isArray(loaded) ? loaded[0] : loaded, 'version')

/** A file that is not chosen is undefined, then as now: a missing name would count as a change. */
export const untouched = ({ request }: Endpoint<Values>): Values =>
  Object.fromEntries(Object.keys(request).map((name) => [name, undefined]))

/** What is stored of the record that a form is about, and how the form keeps up with it. */
export const useRecord = (form: UseFormReturn<Values>, save: Endpoint<Values>, start: Values, loaded: unknown) => {
  const [stored] = useState(() => new Map<string, unknown>(Object.entries({ ...untouched(save), ...start })))
  const [known] = useState(() => createStore<Known>(() => ({ seen: [], conflicts: [], loaded, sending: {} })))
  const news = useStore(known)

  const takeOver = (now: Values, from: unknown) => {
    const { followed, seen, conflicts } = merge(stored, now, form.getValues(), known.getState().sending)
    for (const [name, value] of Object.entries(followed)) {
      stored.set(name, value)
      form.setValue(name, value)
    }
    const told = save.does === 'create' ? [] : seen
    known.setState((before) => ({ loaded: from, seen: [...new Set([...before.seen, ...told])], conflicts }))
  }
  const follow = useEffectEvent(() => {
    if (known.getState().loaded !== loaded) takeOver(start, loaded)
  })
  // Quiet where it is what is known already.
  useEffect(() => follow())

  /** Puts back what an earlier visit left; what was changed elsewhere since is asked about. */
  const recover = (values: Values, base: Values = Object.fromEntries(stored)) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value)
    const conflicts = Object.entries(values).flatMap(([name, value]) => {
      const theirs = stored.get(name)
      return same(base[name], theirs) || same(value, theirs) ? [] : [{ name, theirs }]
    })
    known.setState({ conflicts })
  }
  const settle = ({ name, theirs }: Conflict, keep: 'mine' | 'theirs') => {
    stored.set(name, theirs)
    form.setValue(name, keep === 'theirs' ? theirs : form.getValues(name))
    known.setState(({ conflicts }) => ({ conflicts: conflicts.filter((conflict) => conflict.name !== name) }))
  }
  return {
    stored,
    news,
    takeOver,
    recover,
    settle,
    start: (values: Values) => {
      for (const [name, value] of Object.entries(values)) stored.set(name, value)
    },
    send: (sending: Values) => known.setState({ sending, seen: [] }),
    loaded: () => known.getState().loaded,
    version: () => versionOf(known.getState().loaded),
    unsettled: () => known.getState().conflicts.length > 0,
  }
}
