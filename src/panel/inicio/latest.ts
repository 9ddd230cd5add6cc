import { read } from '#api/queries.ts'
import { isVisit, obtenerHistorial, type Historial } from '#contract/historial.ts'
import { formats, newestFirst } from '../kit/dates.ts'

/** More than are shown, since some entries name no record. */
export const latestEntries = read(obtenerHistorial, { cuantos: 40 })

export const latest = (entries: readonly Historial[], limit: number): readonly Historial[] =>
  newestFirst(entries.filter(({ texto }) => !isVisit(texto))).slice(0, limit)

/** '24 nov, 12:05'; blank for an unreadable date. */
export const momentWords = (timestamp: string): string =>
  Number.isNaN(Date.parse(timestamp)) ? '' : formats.short(Date.parse(timestamp))
