import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `end` after `ms`, but not while the mouse or the focus is on the element with the returned handlers. A new
 * `what` restarts the time; a false one stops it.
 */
export const useEndsAlone = (what: unknown, ms: number, end: () => void) => {
  const [held, setHeld] = useState(false)
  const onEnd = useEffectEvent(end)
  useEffect(() => {
    if (!what || held) return
    const timer = setTimeout(() => onEnd(), ms)
    return () => clearTimeout(timer)
  }, [what, held, ms])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release }
}
