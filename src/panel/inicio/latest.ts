import { read } from '../../api/queries.ts'
import { obtenerHistorial, type Historial } from '../../contract/historial.ts'

/** More than are shown, since some entries name no record. */
export const latestEntries = read(obtenerHistorial, { cuantos: 40 })

/** 0 for an unreadable date, which makes that entry the oldest. */
const momentOf = ({ created_at }: Historial) => Date.parse(created_at) || 0

/** The messages of visits (§9), which change nothing. */
const visits: ReadonlySet<string> = new Set([
  'Sesion Cerrada',
  'Vio la lista de precios',
  'Descargo la lista de precios',
])

/** The latest changes, the newest first. */
export const latest = (entries: readonly Historial[], most: number): readonly Historial[] =>
  entries
    .filter(({ texto }) => !visits.has(texto))
    .toSorted((a, b) => momentOf(b) - momentOf(a) || b.id - a.id)
    .slice(0, most)

const format = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** '24 nov, 12:05'; blank for an unreadable date. */
export const momentWords = (at: string): string => (Number.isNaN(Date.parse(at)) ? '' : format.format(Date.parse(at)))
