import { timeZone } from '../../ui/time-zone.ts'

const whole = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone,
})

/** A moment as people read it. Records of the demo company have none. */
export const moment = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? 'Sin fecha: vino con la empresa de demostración' : whole.format(Date.parse(at))
