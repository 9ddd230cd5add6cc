import type { Historial } from '../../contract/historial.ts'

/** A blank field lets every entry pass. Days are '2026-11-22', in Buenos Aires. */
export interface Filter {
  readonly person: string
  readonly resource: string
  readonly from: string
  readonly to: string
}
export const noFilter: Filter = { person: '', resource: '', from: '', to: '' }

// The Swedish format is that of a date field: '2026-11-22'.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })
/** Blank for an invalid moment. */
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

/** The choices, each once, in alphabetical order. */
export const choicesOf = (entries: readonly Historial[], of: (entry: Historial) => string | undefined): string[] =>
  [...new Set(entries.map(of).filter((value) => value !== undefined && value !== ''))]
    .map(String)
    .toSorted((a, b) => a.localeCompare(b, 'es'))
