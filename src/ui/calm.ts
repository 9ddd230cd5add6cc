import { useSyncExternalStore } from 'react'

/** Whether this visitor asked for less motion. */
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const never = () => () => {}

/** The same for a render; `unknown` is what a page is made with before it has a visitor. */
export const useCalm = (unknown: boolean): boolean => useSyncExternalStore(never, calm, () => unknown)
