import { useEffect, useRef, useState } from 'react'

/** So long, in ms, one types on before the address follows: a navigation a letter would be felt, and browsers allow only so many. */
const pause = 250

interface Ahead<Value> {
  readonly value: Value
  /** What the address said, and what it was told to say: while it says one of them, it has nothing newer. */
  readonly over: string
  readonly written: string
}

interface Address<Value> {
  readonly read: (address: string) => Value
  readonly write: (value: Value) => string
  /** Whoever is on the way to another page must not be called back. */
  readonly isHere: () => boolean
  readonly goTo: (address: string) => void
}

/** What one types is there at once; the address follows when one pauses, and leads when it changes by itself: Back, a link. */
export const useAheadOfAddress = <Value>(address: string, { read, write, isHere, goTo }: Address<Value>) => {
  const [ahead, setAhead] = useState<Ahead<Value>>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // It has followed: from here on the address before is one that somebody went to.
  if (ahead && address === ahead.written && ahead.over !== address) setAhead({ ...ahead, over: address })
  const value = ahead && (address === ahead.over || address === ahead.written) ? ahead.value : read(address)
  const change = (next: Value) => {
    setAhead((before) => ({ value: next, over: address, written: before?.written ?? address }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!isHere()) return
      const written = write(next)
      setAhead((before) => before && { ...before, written })
      goTo(written)
    }, pause)
  }
  return [value, change] as const
}
