import { once } from '../../ui/once.ts'

const timeZone = 'America/Argentina/Buenos_Aires'
const time = once(
  () => new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const day = once(() => new Intl.DateTimeFormat('es-AR', { timeZone, day: 'numeric', month: 'long' }))

/** 'Datos de las 14:32'; of another day, which one. */
export const sinceText = (iso: string, now = new Date()): string => {
  const since = new Date(iso)
  const today = day().format(since) === day().format(now)
  return today ? `Datos de las ${time().format(since)}` : `Datos del ${day().format(since)}, ${time().format(since)}`
}
