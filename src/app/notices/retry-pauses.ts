/** In s: the pauses before another attempt; the last one repeats. */
const pauses = [30, 60, 120, 300] as const

/**
 * Calls `attempt` after ever longer pauses, in a visible tab, from when something waits until nothing does. The browser's own word on the
 * connection may be wrong, so these attempts do not ask for it.
 */
export const createRetries = (attempt: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (tries: number) => {
    timer = setTimeout(
      () => {
        const isVisible = document.visibilityState === 'visible'
        if (isVisible) attempt()
        schedule(isVisible ? tries + 1 : tries)
      },
      1_000 * (pauses[tries] ?? pauses[3]),
    )
  }
  return (isWaiting: boolean): void => {
    if (isWaiting) return timer === undefined ? schedule(0) : undefined
    clearTimeout(timer)
    timer = undefined
  }
}
