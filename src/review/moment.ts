import { timeZone } from '#ui/time-zone.ts'

const format = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone,
})

/** A moment as people read it. */
export const moment = (iso: string): string => format.format(new Date(iso))
