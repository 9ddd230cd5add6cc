import type { Historial } from '../../contract/historial.ts'

/** Which entries are asked for; blank: all. Days as '2026-11-22', of Buenos Aires. */
export interface Filter {
  readonly person: string
  readonly resource: string
  readonly from: string
  readonly to: string
}
export const noFilter: Filter = { person: '', resource: '', from: '', to: '' }

// Sweden writes the days of the world as a date field does.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })
/** Blank where the moment is none. */
const dayOf = ({ created_at }: Historial) =>
  Number.isNaN(Date.parse(created_at)) ? '' : dayFormat.format(Date.parse(created_at))

export const passes =
  ({ person, resource, from, to }: Filter) =>
  (entry: Historial): boolean => {
    const day = dayOf(entry)
    return (
      (person === '' || entry.usuario === person) &&
      (resource === '' || entry.recurso === resource) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to)
    )
  }

/** What there is to choose from, each once, in the order of the alphabet. */
export const choicesOf = (entries: readonly Historial[], of: (entry: Historial) => string | undefined): string[] =>
  [...new Set(entries.map(of).filter((value) => value !== undefined && value !== ''))]
    .map(String)
    .toSorted((a, b) => a.localeCompare(b, 'es'))
