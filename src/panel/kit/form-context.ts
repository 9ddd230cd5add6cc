import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import type { Conflict } from './form/merge.ts'
import type { Placed } from './orden/place.ts'
import { newCursor, type Cursor } from './form/focus.ts'
import type { Values } from './form/same.ts'
import { storedPath } from './stored-path.ts'

export type { Values } from './form/same.ts'

/** The work of a save so far: the ids of its records, the form's own first, and the API's numbers of its writes. */
export interface Saved {
  readonly ids: readonly number[]
  readonly changes: readonly number[]
  /** The form has records left to make, and stays a form of new ones. */
  readonly stays?: boolean | undefined
}

/** A step after a save. Resolves with the further work of that step. */
export type AfterSave = (saved: Saved) => Promise<Saved>

/** The work of one write. An API may name neither the record nor the write. */
export const savedAs = (id: number | undefined, change: number | undefined): Saved => ({
  ids: id === undefined ? [] : [id],
  changes: change === undefined ? [] : [change],
})

export const together = (...all: readonly Saved[]): Saved => ({
  ids: all.flatMap(({ ids }) => ids),
  changes: all.flatMap(({ changes }) => changes),
  stays: all.some(({ stays }) => stays),
})

/** The pictures of a record. */
export interface GalleryCalls {
  readonly add: Endpoint<Values>
  readonly remove: Endpoint<{ idImagen: number }>
  /** '454x448' of §9. */
  readonly recommended: string
}

export interface EntityFormContext {
  /** The collection of the record; undefined in a gallery. */
  readonly resource: string | undefined
  /** The fields of the save, by the contract. */
  readonly request: Fields
  /** Reads the list that a record has its place in. */
  readonly list?: Endpoint<object, Placed[]> | undefined
  /** The gallery of the record. */
  readonly gallery?: GalleryCalls | undefined
  /** The loaded record, for fields that show a stored value. */
  readonly loaded: unknown
  /** Values that are sent in place of the form's own, by field. */
  readonly instead: Map<string, unknown>
  /** Checks before a save. Each answers whether the save may go on, and asks the user where it may not. */
  readonly pending: Set<() => boolean>
  /** Steps that follow a save before the form leaves. */
  readonly after: Set<AfterSave>
  /** Steps that follow these. */
  readonly last: Set<AfterSave>
  /** The labels of the fields, by name. */
  readonly labels: Map<string, string>
  /** The focus of a table whose rows are made anew. */
  readonly cursor: Cursor
  /** The conflicts to choose in: both sides changed the same. */
  readonly asked: () => readonly Conflict[]
  readonly settle: (conflict: Conflict, keep: 'mine' | 'theirs') => void
}

/** What a form and its fields tell each other, at the start. */
export const newFormContext = (): Pick<
  EntityFormContext,
  'instead' | 'pending' | 'after' | 'last' | 'labels' | 'cursor' | 'asked' | 'settle'
> => ({
  instead: new Map(),
  pending: new Set(),
  after: new Set(),
  last: new Set(),
  labels: new Map(),
  cursor: newCursor(),
  // A form without a record has no conflicts.
  asked: () => [],
  settle: () => undefined,
})

export const EntityFormContext = createContext<EntityFormContext>({
  resource: undefined,
  request: {},
  loaded: undefined,
  ...newFormContext(),
})

export interface FieldProps {
  /** The name in the contract. */
  name: string
  label: string
}

interface FormField {
  /** The field in the contract. */
  readonly contract: Field
  /** The server's refusal. */
  readonly error: string | undefined
  /** The path that the loaded record keeps under this name. */
  readonly stored: string | undefined
}

/** A field of the form around. Throws for a name that the save does not send, which is a mistake of the screen. */
export const useFormField = (name: string, label: string): FormField => {
  const { request, loaded, labels } = use(EntityFormContext)
  useEffect(() => void labels.set(name, label), [labels, name, label])
  const { getFieldState, formState } = useFormContext()
  const contract = request[name]
  if (!contract) throw new Error(`The form has a field '${name}' that its save does not send.`)
  return { contract, error: getFieldState(name, formState).error?.message, stored: storedPath(loaded, name) }
}

/** Adds a check before each save: whether the value of this field may go as it is. */
export const useSettled = (isSettled: () => boolean): void => {
  const { pending } = use(EntityFormContext)
  const ask = useEffectEvent(isSettled)
  useEffect(() => {
    const answer = () => ask()
    pending.add(answer)
    return () => void pending.delete(answer)
  }, [pending])
}

/** Adds a step of a field: `after` the save of its record, or `last`, after every other step. */
export const useAfterSave = (run: AfterSave, when: 'after' | 'last' = 'after'): void => {
  const { [when]: steps } = use(EntityFormContext)
  const act = useEffectEvent(run)
  useEffect(() => {
    const answer: AfterSave = (saved) => act(saved)
    steps.add(answer)
    return () => void steps.delete(answer)
  }, [steps])
}
