import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Fields } from '../../contract/fields.ts'
import type { Placed } from './orden/place.ts'
import type { Conflict, Values } from './form/model.ts'
import { storedPath } from './stored.ts'

export type { Values } from './form/model.ts'

/** The work of a save so far: the ids of its records, the form's own first, and the API's numbers of its writes. */
export interface Saved {
  readonly ids: readonly number[]
  readonly changes: readonly number[]
  /** The form has records left to make, and stays a form of new ones. */
  readonly stays?: boolean | undefined
}

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

/** What a field adds to its form. */
export interface Part {
  /** The labels of its inputs, by path. */
  readonly labels?: Readonly<Record<string, string>>
  /** A check before a save: whether the save may go on. Asks the user where it may not. */
  readonly isSettled?: () => boolean
  /** Values that are sent in place of the form's own. */
  readonly instead?: () => Values
  /** A step after the save of these values. Resolves with its further work. */
  readonly after?: (saved: Saved, values: Values) => Promise<Saved>
  /** A step that follows every `after`. */
  readonly last?: Part['after']
}

/** The pictures of a record. */
export interface GalleryCalls {
  readonly add: Endpoint<Values>
  readonly remove: Endpoint<{ idImagen: number }>
  /** '454x448' of §9. */
  readonly recommended: string
}

/** Reads the list that a record has its place in; its rows are undefined until it is there. */
export const rowsOf = <Row extends Placed, Key extends QueryKey>(list: UseQueryOptions<Row[], Error, Row[], Key>) => {
  const Rows = ({ children }: { children: (rows: readonly Placed[] | undefined) => ReactNode }) =>
    children(useQuery(list).data)
  return Object.assign(Rows, { resource: String(list.queryKey[0]) })
}

export const boxOf = (path: string): string => `[name="${CSS.escape(path)}"]`

const newCursor = () => {
  const remaining: string[] = []
  return {
    put: (selector: string) => void remaining.splice(0, 1, selector),
    /** Returns the selector, and forgets it. */
    recall: () => remaining.pop(),
  }
}

export interface EntityFormContext {
  /** The place of the form's own reason, by its save button. */
  readonly at: string
  /** The collection of the record; undefined in a gallery. */
  readonly resource: string | undefined
  readonly request: Fields
  readonly Rows?: ReturnType<typeof rowsOf> | undefined
  readonly gallery?: GalleryCalls | undefined
  /** The loaded record, for fields that show a stored value. */
  readonly loaded: unknown
  /** What the fields add to the form, by the effects of each. */
  readonly parts: Set<RefObject<Part>>
  /** A selector of what gets the focus back within a table, once its rows are made anew. */
  readonly cursor: ReturnType<typeof newCursor>
  /** The conflicts to choose in: both sides changed the same. */
  readonly questions: () => readonly Conflict[]
  readonly settle: (conflict: Conflict, keep: 'mine' | 'theirs') => void
}

/** What a form and its fields tell each other, at the start. */
export const newFormContext = (): Pick<EntityFormContext, 'parts' | 'cursor' | 'questions' | 'settle'> => ({
  parts: new Set(),
  cursor: newCursor(),
  // A form without a record has no conflicts.
  questions: () => [],
  settle: () => undefined,
})

export const EntityFormContext = createContext<EntityFormContext>({
  resource: undefined,
  at: '',
  request: {},
  loaded: undefined,
  ...newFormContext(),
})

export interface FieldProps {
  name: string
  label: string
}

/** What a field adds to its form while it is mounted; the form reads the latest. */
export const usePart = (part: Part): void => {
  const { parts } = use(EntityFormContext)
  const latest = useRef(part)
  useEffect(() => {
    latest.current = part
  })
  useEffect(() => {
    parts.add(latest)
    return () => void parts.delete(latest)
  }, [parts])
}

type Parts = EntityFormContext['parts']

export const allOf = (parts: Parts): readonly Part[] => [...parts].map(({ current }) => current)

export const labelIn = (parts: Parts, path: string): string | undefined =>
  allOf(parts).find(({ labels }) => labels?.[path] !== undefined)?.labels?.[path]

/** A field of the form around. Throws for a name that the save does not send, which is a mistake of the screen. */
export const useFormField = (name: string, label: string) => {
  const { request, loaded } = use(EntityFormContext)
  usePart({ labels: { [name]: label } })
  const { getFieldState, formState } = useFormContext()
  const contract = request[name]
  if (!contract) throw new Error(`The form has a field '${name}' that its save does not send.`)
  const error = getFieldState(name, formState).error?.message
  return {
    contract,
    /** The server's refusal. */
    error,
    /** What its `Field` says. */
    frame: { label, error, required: !contract.optional },
    stored: storedPath(loaded, name),
  }
}
