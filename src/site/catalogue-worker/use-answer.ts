import { useEffect, useMemo, useState } from 'react'
import { atOnce } from '#contract/in-slices.ts'
import type { Producto } from '#contract/producto.ts'
import type { Answer, Answers, Input, Name } from './calls.ts'
import { few } from './few.ts'

interface Answered<Call extends Name> {
  readonly productos: readonly Producto[]
  readonly input: Input<Call>
  readonly answer: Answer<Call>
}

/**
 * The last answer, with its question, until the next one is there. Nothing is asked without products or input. `now` answers about few
 * products at once. `retry` asks again; it is undefined unless the code of the answers did not come.
 */
export const useAnswer = <Call extends Name>(
  name: Call,
  productos: readonly Producto[] | undefined,
  input: Input<Call> | undefined,
  now?: Answers[Call],
): { readonly answered: Answered<Call> | undefined; readonly retry: (() => void) | undefined } => {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<{ readonly input: Input<Call>; readonly attempt: number }>()
  const [last, setLast] = useState<Answered<Call>>()
  const answered = useMemo(
    () =>
      productos && input !== undefined && now && productos.length <= few
        ? { productos, input, answer: atOnce(now(productos, input)) }
        : undefined,
    [productos, input, now],
  )
  useEffect(() => {
    if (!productos || input === undefined || answered) return
    const controller = new AbortController()
    const come = async () => {
      const { ask } = await import('./ask.ts')
      const answer = await ask(name, productos, input, controller.signal)
      if (!controller.signal.aborted) setLast({ productos, input, answer })
    }
    come().catch((error: unknown) => {
      if (controller.signal.aborted) return
      console.warn(error)
      setFailed({ input, attempt })
    })
    return () => controller.abort()
  }, [name, productos, input, answered, attempt])
  const isRequested = productos !== undefined && input !== undefined
  // After a pause no older answer is shown.
  if (last && !isRequested) setLast(undefined)
  const isFailed = isRequested && failed?.input === input && failed.attempt === attempt
  return {
    answered: isRequested ? (answered ?? last) : undefined,
    retry: isFailed ? () => setAttempt(attempt + 1) : undefined,
  }
}
