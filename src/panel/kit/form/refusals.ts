import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../../api/errors.ts'
import type { Values } from '../form-context.ts'

/** Into sight, away from what sticks to the edges, and under the hand. */
export const bringUp = (field: HTMLElement | null | undefined, around: Element | null | undefined = field): void => {
  field?.focus({ preventScroll: true })
  around?.scrollIntoView({ block: 'center' })
}

/** The server's words, each next to its field; the first one on the screen is brought up, a rich text as well. */
export const showRefusals = (form: UseFormReturn<Values>, error: unknown, element: HTMLElement | null): void => {
  if (!(error instanceof ApiError)) return
  flushSync(() => {
    for (const [name, messages] of Object.entries(error.errors)) form.setError(name, { message: messages.join(' ') })
  })
  bringUp(element?.querySelector<HTMLElement>('[aria-invalid="true"]'))
}
