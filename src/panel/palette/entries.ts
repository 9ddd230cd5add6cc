import { searchKey } from '#recognise/normal.ts'
import type { Action } from '../kit/actions.ts'
import type { Place } from '../kit/place.ts'
import { everySection, getFirstScreen } from '../sections/index.ts'
import { visibleTo, type Listed } from '../sections/section.ts'

interface Words {
  readonly label: string
  /** A few words at the end of the line: the section of a record, or its code. */
  readonly note: string
  readonly kind: 'Pantallas' | 'Acciones' | 'Registros'
}

/** A screen, an action that opens a form, or a record. */
export interface Way extends Words {
  readonly destination: Place
}

/** A destination of the palette, or an action. */
export type Entry = Way | (Words & Action)

const entry = (kind: Words['kind'], label: string, note: string, screen: number, id = 0): Way => ({
  kind,
  label,
  note,
  destination: { screen, id },
})

/** The screens and actions of a user. `has`: whether the API has the call that a section needs. */
export const fixedEntries = (admin: boolean, has: (section: Listed) => boolean): readonly Way[] => {
  const visible = everySection.filter(visibleTo(admin)).filter(has)
  return [
    ...visible.map((section) => entry('Pantallas', section.entry, '', getFirstScreen(section))),
    ...visible.flatMap(({ create, singular, entry: note }) =>
      create === undefined || singular === undefined ? [] : [entry('Acciones', `Crear ${singular}`, note, create)],
    ),
  ]
}

export const recordEntry = (label: string, note: string, screen: number, id: number): Way =>
  entry('Registros', label, note, screen, id)

export const actionEntry = (action: Action): Entry => ({ kind: 'Acciones', note: '', ...action })

/** Lower is better: the terms from the start, at the start of a word, or within one; undefined where a term is missing. */
export const rank = (text: string, query: string): number | undefined => {
  const key = searchKey(text)
  const whole = searchKey(query.trim())
  if (!whole.split(/\s+/).every((term) => key.includes(term))) return undefined
  if (key.startsWith(whole)) return 0
  return whole.split(/\s+/).every((term) => ` ${key.replaceAll(/[^\p{L}\d]+/gu, ' ')}`.includes(` ${term}`)) ? 1 : 2
}

/** The entries that have all the terms, the best first, at most `limit`. */
export const findEntries = <Candidate extends Words>(
  entries: readonly Candidate[],
  query: string,
  limit: number,
): readonly Candidate[] =>
  entries
    .flatMap((candidate) => {
      const by =
        rank(candidate.label, query) ??
        (rank(`${candidate.label} ${candidate.note}`, query) === undefined ? undefined : 3)
      return by === undefined ? [] : [{ candidate, by }]
    })
    .toSorted((a, b) => a.by - b.by)
    .slice(0, limit)
    .map(({ candidate }) => candidate)
