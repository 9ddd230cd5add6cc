import { timeZone } from '#ui/time-zone.ts'
import { once } from '#ui/once.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = once(() => new Intl.DateTimeFormat('es-AR', { timeZone, hourCycle: 'h23', ...options }))
  return (timestamp: number): string => made().format(timestamp)
}
const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const

/** Formats for a moment in Buenos Aires. */
export const formats = {
  /** '24/11/2026' */
  date: format(date),
  /** '12:05' */
  time: format(time),
  /** '24/11/2026, 12:05' */
  dateTime: format({ ...date, ...time }),
  /** '24 nov, 12:05' */
  short: format({ ...time, day: 'numeric', month: 'short' }),
}

interface Dated {
  readonly id: number
  readonly created_at?: string | undefined
}

/** In ms. 0 for an unreadable date, which makes that record the oldest. */
export const getCreationTime = ({ created_at = '' }: Omit<Dated, 'id'>): number => Date.parse(created_at) || 0

export const newestFirst = <Row extends Dated>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => getCreationTime(b) - getCreationTime(a) || b.id - a.id)
