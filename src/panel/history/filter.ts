import type { Historial } from '../../contract/historial.ts'
import { today } from '../../ui/today.ts'
import type { Chosen } from '../kit/list/Filters.tsx'

/** Blank for an invalid moment. */
const dayOf = ({ created_at }: Historial) => (Number.isNaN(Date.parse(created_at)) ? '' : today(Date.parse(created_at)))

/** The filters by their labels, as the address names them. Days are '2026-11-22', in Buenos Aires; a record is one of that collection. */
const filters: Readonly<Record<string, (entry: Historial, value: string) => boolean>> = {
  Quién: ({ usuario }, name) => usuario === name,
  Qué: ({ recurso }, resource) => recurso === resource,
  Desde: (entry, day) => dayOf(entry) >= day,
  Hasta: (entry, day) => dayOf(entry) <= day,
  Registro: ({ idRegistro }, id) => String(idRegistro) === id,
}

/** What the address of the list adds to show the changes of one record. */
export const changesOf = (resource: string, id: number): Chosen => ({ Qué: resource, Registro: String(id) })

export const passes = (chosen: Chosen) => {
  const tests = Object.entries(chosen).filter(([, value]) => value !== '')
  return (entry: Historial): boolean => tests.every(([label, value]) => filters[label]?.(entry, value) ?? true)
}

/** The choices, each once, in alphabetical order. */
export const choicesOf = (entries: readonly Historial[], of: (entry: Historial) => string | undefined): string[] =>
  [...new Set(entries.map(of).filter((value) => value !== undefined && value !== ''))]
    .map(String)
    .toSorted((a, b) => a.localeCompare(b, 'es'))
