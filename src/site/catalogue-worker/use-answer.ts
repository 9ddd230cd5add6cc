import { useEffect, useMemo, useState } from 'react'
import { atOnce } from '../../contract/in-slices.ts'
import type { Producto } from '../../contract/producto.ts'
import type { Answer, Answers, Input, Name } from './calls.ts'
import { few } from './few.ts'

interface Answered<Of extends Name> {
  readonly productos: readonly Producto[]
  readonly input: Input<Of>
  readonly answer: Answer<Of>
}

/**
 * The last answer, with what it answers, until the next one is there. Nothing is asked without products or input. `now` answers about few
 * products at once.
 */
export const useAnswer = <Of extends Name>(
  name: Of,
  productos: readonly Producto[] | undefined,
  input: Input<Of> | undefined,
  now?: Answers[Of],
): Answered<Of> | undefined => {
  const [last, setLast] = useState<Answered<Of>>()
  const answered = useMemo(
    () =>
      productos && input !== undefined && now && productos.length <= few
        ? { productos, input, answer: atOnce(now(productos, input)) }
        : undefined,
    [productos, input, now],
  )
  useEffect(() => {
    if (!productos || input === undefined || answered) return
    const wanted = new AbortController()
    const come = async () => {
      const { ask } = await import('./ask.ts')
      const answer = await ask(name, productos, input, wanted.signal)
      if (!wanted.signal.aborted) setLast({ productos, input, answer })
    }
    come().catch((error: unknown) => !wanted.signal.aborted && console.warn(error))
    return () => wanted.abort()
  }, [name, productos, input, answered])
  const isRequested = productos !== undefined && input !== undefined
  // After a pause no older answer is shown.
  if (last && !isRequested) setLast(undefined)
  return isRequested ? (answered ?? last) : undefined
}
