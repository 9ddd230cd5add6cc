import { useState } from 'react'

/** Whether the mouse or the focus is on the element with the returned handlers: each of the two is reason enough to wait. */
export const useAttention = () => {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const handlers = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return [hovered || focused, handlers] as const
}
