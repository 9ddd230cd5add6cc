import { useSyncExternalStore } from 'react'

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const never = () => () => {}

/** `prefersReducedMotion` for a render; `unknown` is the value in a prerendered page. */
export const useReducedMotion = (unknown: boolean): boolean =>
  useSyncExternalStore(never, prefersReducedMotion, () => unknown)
