import { useRef } from 'react'

/** Ignores calls while `run` is under way, so that a double click saves once. */
export const useOnce = <Args extends unknown[]>(run: (...args: Args) => Promise<void>) => {
  const running = useRef(false)
  return async (...args: Args): Promise<void> => {
    if (running.current) return
    running.current = true
    await run(...args).finally(() => {
      running.current = false
    })
  }
}
