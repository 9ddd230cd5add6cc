import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Field, Fields } from '../../contract/fields.ts'

/** What a form holds, by field name. */
export type Values = Record<string, unknown>

/** What a save made so far: the records, the form's own first, and the writes, as the API named them. */
export interface Saved {
  readonly ids: readonly number[]
  readonly changes: readonly number[]
}

/** Resolves with what it made besides. */
export type AfterSave = (saved: Saved) => Promise<Saved>

/** What one write made. An API may name neither. */
export const savedAs = (id: number | undefined, change: number | undefined): Saved => ({
  ids: id === undefined ? [] : [id],
  changes: change === undefined ? [] : [change],
})

export const together = (...all: readonly Saved[]): Saved => ({
  ids: all.flatMap(({ ids }) => ids),
  changes: all.flatMap(({ changes }) => changes),
})

export interface EntityFormContext {
  /** The collection that a record is made or changed of; nothing in a gallery. */
  readonly resource: string | undefined
  /** What the save sends, by the contract. */
  readonly request: Fields
  /** What was loaded, for the fields that show what is stored. */
  readonly loaded: unknown
  /** What is sent instead of what the form holds, by field. */
  readonly instead: Map<string, unknown>
  /** What must be settled before a save: each says whether it is, and asks for it where it is not. */
  readonly pending: Set<() => boolean>
  /** What belongs to a save and follows it, before the form leaves. */
  readonly after: Set<AfterSave>
  /** What waits until all of that is done. */
  readonly last: Set<AfterSave>
  /** The words of the fields, by their names. */
  readonly labels: Map<string, string>
}

/** What a form and its fields tell each other. */
export const newFormContext = (): Pick<EntityFormContext, 'instead' | 'pending' | 'after' | 'last' | 'labels'> => ({
  instead: new Map(),
  pending: new Set(),
  after: new Set(),
  last: new Set(),
  labels: new Map(),
})

export const EntityFormContext = createContext<EntityFormContext>({
  resource: undefined,
  request: {},
  loaded: undefined,
  ...newFormContext(),
})

export interface FieldProps {
  /** As the contract names it. */
  name: string
  label: string
}

interface FormField {
  /** What the contract says of it. */
  readonly contract: Field
  /** The server's word on it. */
  readonly error: string | undefined
  /** The path that the loaded record keeps under this name. */
  readonly stored: string | undefined
}

/** The path or link that the loaded record keeps under this name. */
export const storedPath = (loaded: unknown, name: string): string | undefined => {
  const value: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A field of the form around it. A name that the save does not send is a mistake of the screen: it throws. */
export const useFormField = (name: string, label: string): FormField => {
  const { request, loaded, labels } = use(EntityFormContext)
  useEffect(() => void labels.set(name, label), [labels, name, label])
  const { getFieldState, formState } = useFormContext()
  const contract = request[name]
  if (!contract) throw new Error(`The form has a field '${name}' that its save does not send.`)
  return { contract, error: getFieldState(name, formState).error?.message, stored: storedPath(loaded, name) }
}

/** Asked before each save: whether what this field holds may go as it is. */
export const useSettled = (isSettled: () => boolean): void => {
  const { pending } = use(EntityFormContext)
  const ask = useEffectEvent(isSettled)
  useEffect(() => {
    const answer = () => ask()
    pending.add(answer)
    return () => void pending.delete(answer)
  }, [pending])
}

/** What a field has to do once its record is saved, or once everything that follows it is. */
export const useAfterSave = (run: AfterSave, when: 'after' | 'last' = 'after'): void => {
  const { [when]: steps } = use(EntityFormContext)
  const act = useEffectEvent(run)
  useEffect(() => {
    const answer: AfterSave = (saved) => act(saved)
    steps.add(answer)
    return () => void steps.delete(answer)
  }, [steps])
}
