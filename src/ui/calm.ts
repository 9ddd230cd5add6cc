import { useSyncExternalStore } from 'react'

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const never = () => () => {}

/** `calm` for a render; `unknown` is the value in a prerendered page. */
export const useCalm = (unknown: boolean): boolean => useSyncExternalStore(never, calm, () => unknown)
