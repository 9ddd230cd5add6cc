import { useRef } from 'react'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { useChange } from '../../api/write.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { hideError, showAlert } from './alert.ts'
import { withSession } from './session.ts'
import { offerUndo } from './undo.ts'

/** The sentences that §8 gives to a call, in place of the contract's and the server's. */
export interface Words {
  readonly success?: string | undefined
  /** Whatever the reason, which stands by the save button. */
  readonly failure?: string | undefined
  /** For refused fields that are empty: what else may go wrong says so itself. */
  readonly incomplete?: string | undefined
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** What a form holds under 'sub_productos.0.codigo'. */
const at = (values: unknown, path: string): unknown =>
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
  Object.keys(error.errors).some((path) => isBlank(at(input, path)))

/** How a write went. */
interface Outcome<Answer> {
  readonly answer?: Answer
  /** What `deshacer` takes; nothing where the API names no write. */
  readonly change?: number | undefined
  readonly error?: unknown
}

const never = () => false

/** A write of the panel, with its alert (§8): what the contract says is done, or why not. `send` never rejects. */
export const useSave = <Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  { success, failure, incomplete }: Words = {},
) => {
  const { mutateAsync, isPending } = useChange(endpoint)
  const underWay = useRef<Promise<Outcome<Answer>>>(undefined)
  const write = async (input: Input, isOurs: (error: unknown) => boolean): Promise<Outcome<Answer>> => {
    hideError()
    try {
      const { answer, change } = await withSession(() => mutateAsync(input))
      showAlert(success ?? `${endpoint.done ?? endpoint.name} con éxito`, 1)
      if (endpoint.does === 'delete' || endpoint.does === 'removeImage') offerUndo(change)
      return { answer, change }
    } catch (error) {
      if (isOurs(error)) return { error }
      const missing = incomplete !== undefined && misses(error, input)
      showAlert(missing ? incomplete : (failure ?? errorMessage(error)), 2)
      return { error }
    }
  }
  /** One at a time: a double click writes once. `isOurs`: a failure that the caller deals with, without a word. */
  const send = (input: Input, isOurs: (error: unknown) => boolean = never): Promise<Outcome<Answer>> => {
    underWay.current ??= write(input, isOurs).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  return { send, busy: isPending }
}
