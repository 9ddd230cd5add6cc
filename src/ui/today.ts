import { timeZone } from './time-zone.ts'
import { once } from './once.ts'

const day = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** The date in Argentina, as in file names: 2026-11-22. */
export const today = (now = Date.now()): string => day().format(now)
