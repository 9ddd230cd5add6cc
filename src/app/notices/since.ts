import { timeZone } from '#ui/time-zone.ts'
import { once } from '#ui/once.ts'

const time = once(
  () => new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const day = once(() => new Intl.DateTimeFormat('es-AR', { timeZone, day: 'numeric', month: 'long' }))

/** 'Datos de las 14:32', with the date where that was another day, and with the time from which the API accepts calls again where it says so. */
export const sinceText = (stored: string, now = new Date()): string => {
  const [iso = '', until] = stored.split(' ')
  return until === undefined
    ? ofMoment(new Date(iso), now)
    : `${ofMoment(new Date(iso), now)}. El servidor pide esperar hasta las ${time().format(new Date(until))}`
}

const ofMoment = (since: Date, now: Date): string => {
  const today = day().format(since) === day().format(now)
  return today ? `Datos de las ${time().format(since)}` : `Datos del ${day().format(since)}, ${time().format(since)}`
}
