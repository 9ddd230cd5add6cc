import { useEffect, useEffectEvent } from 'react'
import { useAttention } from './use-attention.ts'

/**
 * Calls `onDismiss` after `ms`, but not while the mouse or the focus is on the element with the returned handlers. A new
 * `value` restarts the time; a false one stops it.
 */
export const useAutoDismiss = (value: unknown, ms: number, onDismiss: () => void) => {
  const [held, handlers] = useAttention()
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!value || held) return
    const timer = setTimeout(() => dismiss(), ms)
    return () => clearTimeout(timer)
  }, [value, held, ms])
  return handlers
}
