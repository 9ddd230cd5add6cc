/** A width or a height in steps of --unit, as stylesheets count them. */
export const units = (steps: number): string => `calc(${steps} * var(--unit))`
