const whole = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** When it was; of the demo company's own nobody noted it. */
export const moment = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? 'Sin fecha: vino con la empresa de demostración' : whole.format(Date.parse(at))
