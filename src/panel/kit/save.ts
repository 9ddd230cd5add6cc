import { useId, useRef } from 'react'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { useChange } from '../../api/write.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { hideError, showError, showSuccess } from './alert.ts'
import { withSession } from './session.ts'
import { offerUndo } from './undo.ts'

/** Sentences of §8 that replace those of the contract and the server. */
export interface Words {
  readonly success?: string | undefined
  /** The alert of any failure; the reason stands by the save button. */
  readonly failure?: string | undefined
  /** The alert where a refused field is empty. Other failures have their own words. */
  readonly incomplete?: string | undefined
  /** The words of 'Deshacer': 'se eliminó Bulón U'. */
  readonly undoes?: string | undefined
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The value under a path: 'sub_productos.0.codigo'. */
const valueAt = (values: unknown, path: string): unknown =>
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
  Object.keys(error.errors).some((path) => isBlank(valueAt(input, path)))

/** The collection of the record that a call makes or changes; undefined for any other call. */
export const resourceOf = ({ does, of }: Pick<Endpoint, 'does' | 'of'>): string | undefined =>
  does === 'create' || does === 'update' ? of?.resource : undefined

/** The end of a write. */
interface Outcome<Answer> {
  readonly answer?: Answer
  /** The number that `deshacer` takes; undefined where the API names no write. */
  readonly change?: number | undefined
  readonly error?: unknown
}

/** A write was refused because its record has changed since it was read. */
export const isLate: IsOurs = (error) => error instanceof ApiError && error.status === 409 && error.actual !== undefined

type IsOurs = (error: unknown) => boolean
const never = () => false

/** A write of the panel, with its alert (§8). `send` never rejects; `ReasonAt` shows `at` why it failed. */
export const useSave = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  { success, failure, incomplete, undoes = (endpoint.done ?? '').toLowerCase() }: Words = {},
) => {
  const { mutateAsync, isPending } = useChange(endpoint)
  const at = useId()
  const underWay = useRef<Promise<Outcome<Answer>>>(undefined)
  const write = async (input: Input, isOurs: IsOurs): Promise<Outcome<Answer>> => {
    hideError(at)
    try {
      const { answer, change } = await withSession(() => mutateAsync(input))
      showSuccess(success ?? `${endpoint.done ?? endpoint.name} con éxito`)
      if (endpoint.does === 'delete' || endpoint.does === 'removeImage') offerUndo(undoes, change)
      return { answer, change }
    } catch (error) {
      if (isOurs(error)) return { error }
      const missing = incomplete !== undefined && misses(error, input)
      showError(missing ? incomplete : (failure ?? errorMessage(error)), at)
      return { error }
    }
  }
  /** Writes once at a time, so that a double click writes once. A failure that `isOurs` says yes to shows no alert: the caller deals with it. */
  const send = (input: Input, isOurs: IsOurs = never): Promise<Outcome<Answer>> => {
    underWay.current ??= write(input, isOurs).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  return { send, busy: isPending, at }
}
