import { read } from '../../api/queries.ts'
import { obtenerHistorial, type Historial } from '../../contract/historial.ts'
import { formats, newestFirst } from '../kit/dates.ts'

/** More than are shown, since some entries name no record. */
export const latestEntries = read(obtenerHistorial, { cuantos: 40 })

/** The messages of visits (§9), which change nothing. */
const visits: ReadonlySet<string> = new Set([
  'Sesion Cerrada',
  'Vio la lista de precios',
  'Descargo la lista de precios',
])

export const latest = (entries: readonly Historial[], most: number): readonly Historial[] =>
  newestFirst(entries.filter(({ texto }) => !visits.has(texto))).slice(0, most)

/** '24 nov, 12:05'; blank for an unreadable date. */
export const momentWords = (at: string): string => (Number.isNaN(Date.parse(at)) ? '' : formats.short(Date.parse(at)))
