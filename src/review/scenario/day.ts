import { today } from '#ui/today.ts'

/** The difference in ms between the clock and a clock of that day: whole days, so that the time of day stays. */
export const shiftTo = (day: string, now = Date.now()): number => Date.parse(day) - Date.parse(today(now))
