import type { Historial } from '../../contract/historial.ts'
import { today } from '../../ui/today.ts'

/** A blank field lets every entry pass. Days are '2026-11-22', in Buenos Aires. */
export interface Filter {
  readonly person: string
  readonly resource: string
  readonly from: string
  readonly to: string
  /** The id of one record of that collection. */
  readonly record: string
}
export const noFilter: Filter = { person: '', resource: '', from: '', to: '', record: '' }

/** The labels of the filters, which are also their names in the address. */
const names: Readonly<Record<keyof Filter, string>> = {
  person: 'Quién',
  resource: 'Qué',
  from: 'Desde',
  to: 'Hasta',
  record: 'Registro',
}
type Chosen = Readonly<Record<string, string>>

export const filterFrom = (chosen: Chosen): Filter => {
  const of = (name: keyof Filter) => chosen[names[name]] ?? ''
  return { person: of('person'), resource: of('resource'), from: of('from'), to: of('to'), record: of('record') }
}
export const chosenOf = (filter: Filter): Chosen =>
  Object.fromEntries(
    Object.entries({
      [names.person]: filter.person,
      [names.resource]: filter.resource,
      [names.from]: filter.from,
      [names.to]: filter.to,
      [names.record]: filter.record,
    }).filter(([, value]) => value !== ''),
  )

/** What the address of the list adds to show the changes of one record. */
export const changesOf = (resource: string, id: number): Chosen =>
  chosenOf({ ...noFilter, resource, record: String(id) })

/** Blank for an invalid moment. */
const dayOf = ({ created_at }: Historial) => (Number.isNaN(Date.parse(created_at)) ? '' : today(Date.parse(created_at)))

export const passes =
  ({ person, resource, from, to, record }: Filter) =>
  (entry: Historial): boolean => {
    const day = dayOf(entry)
    return (
      (person === '' || entry.usuario === person) &&
      (resource === '' || entry.recurso === resource) &&
      (record === '' || String(entry.idRegistro) === record) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to)
    )
  }

/** The choices, each once, in alphabetical order. */
export const choicesOf = (entries: readonly Historial[], of: (entry: Historial) => string | undefined): string[] =>
  [...new Set(entries.map(of).filter((value) => value !== undefined && value !== ''))]
    .map(String)
    .toSorted((a, b) => a.localeCompare(b, 'es'))
