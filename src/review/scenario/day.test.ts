import { expect, test } from 'vitest'
import { shiftTo } from './day.ts'

const shown = (now: number) =>
  new Intl.DateTimeFormat('es-AR', {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(now)

test.each(['2026-11-22T03:00Z', '2026-11-22T14:30Z', '2026-11-23T00:30Z', '2026-11-23T02:59Z'])(
  'at %s a shifted clock shows the day of Buenos Aires and the real time of day',
  (iso) => {
    const now = Date.parse(iso)
    expect(shown(now + shiftTo('2027-03-01', now))).toBe(shown(now).replace('22/11/26', '1/3/27'))
  },
)
