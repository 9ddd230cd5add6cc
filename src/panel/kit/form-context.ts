import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Fields } from '#contract/fields.ts'
import type { Placed } from './orden/position.ts'
import type { Conflict, Values } from './form/model.ts'
import { storedPath } from './stored.ts'

export type { Values } from './form/model.ts'

/** The work of a save so far: the ids of its records, the form's own first, and the API's numbers of its writes. */
export interface Saved {
  readonly ids: readonly number[]
  readonly changes: readonly number[]
  /** The form has records left to make, and stays a form of new ones. */
  readonly stays?: boolean | undefined
  /** What became of its uploads. */
  readonly notes: readonly string[]
}

/** The work of one write. An API may name neither the record nor the write. */
export const savedAs = (id: number | undefined, change: number | undefined, notes: readonly string[] = []): Saved => ({
  ids: id === undefined ? [] : [id],
  changes: change === undefined ? [] : [change],
  notes,
})

export const mergeSaves = (...saves: readonly Saved[]): Saved => ({
  ids: saves.flatMap(({ ids }) => ids),
  changes: saves.flatMap(({ changes }) => changes),
  stays: saves.some(({ stays }) => stays),
  notes: saves.flatMap(({ notes }) => notes),
})

/** The additions of a field to its form. */
export interface FormExtension {
  /** The labels of its inputs, by path. */
  readonly labels?: Readonly<Record<string, string>>
  /** The column of each table that tells its rows apart. */
  readonly unique?: Readonly<Record<string, string>>
  // The steps of a save, in their order; each runs for all extensions before the next one (form/use-record-form.ts).
  /** Whether the save may go on. Asks the user where it may not. */
  readonly check?: () => boolean
  /** Values that are sent in place of the form's own. */
  readonly prepare?: () => Values | Promise<Values>
  /** Sends what belongs to the saved record: its files and pictures. Resolves with its further work. */
  readonly attach?: (saved: Saved, values: Values) => Promise<Saved>
  /** Gives the saved records their positions, once all are there. */
  readonly arrange?: FormExtension['attach']
}

/** The question before a save that nothing takes back. */
export interface Question {
  readonly values: Values
  readonly onYes: () => void
  readonly onNo: () => void
}

export interface Confirm {
  readonly when: (values: Values) => boolean | Promise<boolean>
  readonly Asking: ComponentType<Question>
}

/** The pictures of a record. */
export interface GalleryCalls {
  readonly add: Endpoint<Values>
  readonly remove: Endpoint<{ idImagen: number }>
  /** '454x448' of §9. */
  readonly recommended: string
}

/** Reads the list that a record has its position in; the rows are undefined until read. */
export const createRowsReader = <Row extends Placed, Key extends QueryKey>(
  list: UseQueryOptions<Row[], Error, Row[], Key>,
) => {
  const Rows = ({ children }: { children: (rows: readonly Placed[] | undefined) => ReactNode }) =>
    children(useQuery(list).data)
  return Object.assign(Rows, { resource: String(list.queryKey[0]) })
}

export const getInputSelector = (path: string): string => `[name="${CSS.escape(path)}"]`

const newCursor = () => {
  const remaining: string[] = []
  return {
    put: (selector: string) => void remaining.splice(0, 1, selector),
    /** Returns the selector, and forgets it. */
    recall: () => remaining.pop(),
  }
}

export interface EntityFormContext {
  /** The key of the form's own reason, by its save button. */
  readonly errorKey: string
  /** The collection of the record; undefined in a gallery. */
  readonly resource: string | undefined
  readonly request: Fields
  readonly Rows?: ReturnType<typeof createRowsReader> | undefined
  readonly gallery?: GalleryCalls | undefined
  /** The loaded record, for fields that show a stored value. */
  readonly loaded: unknown
  /** The additions of the fields to the form, by the effects of each. */
  readonly extensions: Set<RefObject<FormExtension>>
  /** A selector of the element that gets the focus back within a table, once its rows are made anew. */
  readonly cursor: ReturnType<typeof newCursor>
  /** The open conflicts: both sides changed the same field. */
  readonly questions: () => readonly Conflict[]
  readonly settle: (conflict: Conflict, keep: 'mine' | 'theirs') => void
}

/** The initial state that a form shares with its fields. */
export const newFormContext = (): Pick<EntityFormContext, 'extensions' | 'cursor' | 'questions' | 'settle'> => ({
  extensions: new Set(),
  cursor: newCursor(),
  // A form without a record has no conflicts.
  questions: () => [],
  settle: () => undefined,
})

export const EntityFormContext = createContext<EntityFormContext>({
  resource: undefined,
  errorKey: '',
  request: {},
  loaded: undefined,
  ...newFormContext(),
})

export interface FieldProps {
  name: string
  label: string
}

/** Adds to the form while the field is mounted; the form reads the latest addition. */
export const useFormExtension = (extension: FormExtension): void => {
  const { extensions } = use(EntityFormContext)
  const latest = useRef(extension)
  useEffect(() => {
    latest.current = extension
  })
  useEffect(() => {
    extensions.add(latest)
    return () => void extensions.delete(latest)
  }, [extensions])
}

type Extensions = EntityFormContext['extensions']

export const getExtensions = (extensions: Extensions): readonly FormExtension[] =>
  [...extensions].map(({ current }) => current)

export const findLabel = (extensions: Extensions, path: string): string | undefined =>
  getExtensions(extensions).find(({ labels }) => labels?.[path] !== undefined)?.labels?.[path]

export const findUniqueColumn = (extensions: Extensions, table: string): string | undefined =>
  getExtensions(extensions).find(({ unique }) => unique?.[table] !== undefined)?.unique?.[table]

/** A field of the form around. Throws for a name that the save does not send, which is a mistake of the screen. */
export const useFormField = (name: string, label: string) => {
  const { request, loaded } = use(EntityFormContext)
  useFormExtension({ labels: { [name]: label } })
  const { getFieldState, formState } = useFormContext()
  const contract = request[name]
  if (!contract) throw new Error(`The form has a field '${name}' that its save does not send.`)
  const error = getFieldState(name, formState).error?.message
  return {
    contract,
    /** The server's refusal. */
    error,
    /** The props of its `Field`. */
    frame: { label, error, required: !contract.optional },
    stored: storedPath(loaded, name),
  }
}
