/** Whether this visitor asked for less motion. */
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
