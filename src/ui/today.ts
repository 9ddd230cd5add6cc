import { once } from './once.ts'

const day = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' }))

/** Which day it is here, as the names of files say it: 2026-11-22. */
export const today = (now = Date.now()): string => day().format(now)
