const dayLength = 86_400_000

/** How far a clock is off that shows this day, in ms: whole days, so that the time of day stays. */
export const shiftTo = (day: string, now = Date.now()): number => Date.parse(`${day}T00:00Z`) - Math.floor(now / dayLength) * dayLength
