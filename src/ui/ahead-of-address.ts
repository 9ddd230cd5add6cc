import { useEffect, useRef, useState } from 'react'

/**
 * In ms: the address follows when typing pauses this long. Navigating at every letter is slow, and browsers limit how
 * often.
 */
const pause = 250

interface Ahead<Value> {
  readonly value: Value
  /**
   * `over` is the address when the value was typed, `written` the address made of it. Any other address is newer than
   * the value.
   */
  readonly over: string
  readonly written: string
}

interface Address<Value> {
  readonly read: (address: string) => Value
  readonly write: (value: Value) => string
  /** False once another page is opening: the address is then left alone. */
  readonly isHere: () => boolean
  readonly goTo: (address: string) => void
}

/**
 * A typed value that is used at once, while the address follows after a pause. When the address changes otherwise
 * (Back, a link), its value wins.
 */
export const useAheadOfAddress = <Value>(address: string, { read, write, isHere, goTo }: Address<Value>) => {
  const [ahead, setAhead] = useState<Ahead<Value>>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address has followed. If it now returns to the one before, that is a navigation of the visitor.
  if (ahead && address === ahead.written && ahead.over !== address) setAhead({ ...ahead, over: address })
  const value = ahead && (address === ahead.over || address === ahead.written) ? ahead.value : read(address)
  const change = (next: Value) => {
    setAhead((previous) => ({ value: next, over: address, written: previous?.written ?? address }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!isHere()) return
      const written = write(next)
      setAhead((previous) => previous && { ...previous, written })
      goTo(written)
    }, pause)
  }
  return [value, change] as const
}
