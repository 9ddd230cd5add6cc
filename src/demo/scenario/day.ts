import { today } from '../../ui/today.ts'

/** How far a clock is off that shows this day here, in ms: whole days, so that the time of day stays. */
export const shiftTo = (day: string, now = Date.now()): number => Date.parse(day) - Date.parse(today(now))
