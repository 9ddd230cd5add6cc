import type { Historial } from '#contract/historial.ts'
import { today } from '#ui/today.ts'
import type { Chosen } from '../kit/list/Filters.tsx'

/** Who did it. A customer may be called like a user of the panel. */
export const getAuthor = ({ usuario, zona }: Pick<Historial, 'usuario' | 'zona'>) =>
  zona === 1 ? `${usuario} (cliente)` : usuario

/** Blank for an invalid moment. */
const getEntryDay = ({ created_at }: Historial) =>
  Number.isNaN(Date.parse(created_at)) ? '' : today(Date.parse(created_at))

/** The filters by their labels, as the address names them. Days are '2026-11-22', in Buenos Aires; a record is one of that collection. */
const filters: Readonly<Record<string, (entry: Historial, value: string) => boolean>> = {
  Quién: (entry, name) => getAuthor(entry) === name,
  Qué: ({ recurso }, resource) => recurso === resource,
  Desde: (entry, day) => getEntryDay(entry) >= day,
  Hasta: (entry, day) => getEntryDay(entry) <= day,
  Registro: ({ idRegistro }, id) => String(idRegistro) === id,
}

/** The options of the list's filters that leave the changes of one record. */
export const toRecordFilter = (resource: string, id: number): Chosen => ({ Qué: resource, Registro: String(id) })

export const passes = (chosen: Chosen) => {
  const tests = Object.entries(chosen).filter(([, value]) => value !== '')
  return (entry: Historial): boolean => tests.every(([label, value]) => filters[label]?.(entry, value) ?? true)
}

/** The choices, each once, in alphabetical order. */
export const collectChoices = (
  entries: readonly Historial[],
  getValue: (entry: Historial) => string | undefined,
): string[] =>
  [...new Set(entries.map(getValue).filter((value) => value !== undefined && value !== ''))]
    .map(String)
    .toSorted((a, b) => a.localeCompare(b, 'es'))
