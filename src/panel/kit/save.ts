import { useId, useRef } from 'react'
import { ApiError, errorMessage } from '#api/errors.ts'
import { useChange } from '#api/write.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { hideError, showError, showSaved } from './alert.ts'
import { withSession } from './session.ts'
import { offerUndo } from './undo.ts'
import { readUploadNotes } from './upload-notes.ts'

/** Sentences of §8 that replace those of the contract and the server. */
export interface Words {
  readonly success?: string | undefined
  /** The alert of any failure; the reason stands by the save button. */
  readonly failure?: string | undefined
  /** The alert where a refused field is empty. Other failures have their own words. */
  readonly incomplete?: string | undefined
  /** The words of 'Deshacer': 'se eliminó Bulón U'. A save has one only where these are said. */
  readonly undoes?: string | undefined
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The value under a path: 'sub_productos.0.codigo'. */
const getPathValue = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      values,
    )

/** Whether the server refused a field because nothing is in it. */
const misses = (error: unknown, input: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  Object.keys(error.errors).some((path) => isBlank(getPathValue(input, path)))

/** The collection of the record that a call makes or changes; undefined for any other call. */
export const getResource = ({ does, entity }: Pick<Endpoint, 'does' | 'entity'>): string | undefined =>
  does === 'create' || does === 'update' ? entity?.resource : undefined

/** The end of a write. */
interface Outcome<Answer> {
  readonly answer?: Answer
  /** The number that `deshacer` takes; undefined where the API names no write. */
  readonly change?: number | undefined
  /** What became of its upload. */
  readonly notes?: readonly string[]
  readonly error?: unknown
}

/** A write was refused because its record has changed since it was read. */
export const isConflict: IsHandledByCaller = (error) =>
  error instanceof ApiError && error.status === 409 && error.actual !== undefined

type IsHandledByCaller = (error: unknown) => boolean
const never = () => false

/** A write of the panel, with its alert (§8). `send` never rejects; `ErrorReason` shows the failure under `errorKey`. */
export const useSave = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  { success, failure, incomplete, undoes }: Words = {},
) => {
  const { mutateAsync, isPending } = useChange(endpoint)
  const errorKey = useId()
  const underWay = useRef<Promise<Outcome<Answer>>>(undefined)
  const write = async (input: Input, isHandledByCaller: IsHandledByCaller): Promise<Outcome<Answer>> => {
    hideError(errorKey)
    try {
      const { answer, change, headers } = await withSession(() => mutateAsync(input))
      const notes = readUploadNotes(headers)
      showSaved(success ?? `${endpoint.done ?? endpoint.name} con éxito`, notes)
      if (undoes !== undefined || endpoint.does === 'delete' || endpoint.does === 'removeImage')
        offerUndo(undoes ?? (endpoint.done ?? '').toLowerCase(), change)
      return { answer, change, notes }
    } catch (error) {
      if (isHandledByCaller(error)) return { error }
      const missing = incomplete !== undefined && misses(error, input)
      showError(missing ? incomplete : (failure ?? errorMessage(error)), errorKey)
      return { error }
    }
  }
  /** Writes once at a time, so that a double click writes once. A failure that `isHandledByCaller` accepts shows no alert. */
  const send = (input: Input, isHandledByCaller: IsHandledByCaller = never): Promise<Outcome<Answer>> => {
    underWay.current ??= write(input, isHandledByCaller).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  return { send, busy: isPending, errorKey }
}
