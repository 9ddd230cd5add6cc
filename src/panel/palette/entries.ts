import { searchKey } from '../../ui/search-key.ts'
import type { Action } from '../kit/actions.ts'
import type { Place } from '../kit/place.ts'
import { everySection, firstOf } from '../sections/index.ts'
import { visibleTo, type Listed } from '../sections/section.ts'

interface Words {
  readonly label: string
  /** A few words at the end of the line: the section of a record, or its code. */
  readonly note: string
  readonly kind: 'Pantallas' | 'Acciones' | 'Registros'
}

/** A screen, an action that opens a form, or a record. */
export interface Way extends Words {
  readonly place: Place
}

/** What the palette leads to, or does at once. */
export type Entry = Way | (Words & Action)

const entry = (kind: Words['kind'], label: string, note: string, screen: number, id = 0): Way => ({
  kind,
  label,
  note,
  place: { screen, id },
})

/** The screens and actions of a user. `has`: whether the API knows what a section needs. */
export const fixedEntries = (admin: boolean, has: (section: Listed) => boolean): readonly Way[] => {
  const visible = everySection.filter(visibleTo(admin)).filter(has)
  return [
    ...visible.map((section) => entry('Pantallas', section.entry, '', firstOf(section))),
    ...visible.flatMap(({ create, one, entry: note }) =>
      create === undefined || one === undefined ? [] : [entry('Acciones', `Crear ${one}`, note, create)],
    ),
  ]
}

export const recordEntry = (label: string, note: string, screen: number, id: number): Way =>
  entry('Registros', label, note, screen, id)

export const actionEntry = (action: Action): Entry => ({ kind: 'Acciones', note: '', ...action })

/** Lower is better: the words from the start, at the start of a word, or within one; undefined where a word is missing. */
export const rank = (text: string, query: string): number | undefined => {
  const key = searchKey(text)
  const whole = searchKey(query.trim())
  if (!whole.split(/\s+/).every((word) => key.includes(word))) return undefined
  if (key.startsWith(whole)) return 0
  return whole.split(/\s+/).every((word) => ` ${key.replaceAll(/[^\p{L}\d]+/gu, ' ')}`.includes(` ${word}`)) ? 1 : 2
}

/** The entries that have all the words, the best first, at most so many. */
export const matching = <One extends Words>(entries: readonly One[], query: string, most: number): readonly One[] =>
  entries
    .flatMap((one) => {
      const by = rank(one.label, query) ?? (rank(`${one.label} ${one.note}`, query) === undefined ? undefined : 3)
      return by === undefined ? [] : [{ one, by }]
    })
    .toSorted((a, b) => a.by - b.by)
    .slice(0, most)
    .map(({ one }) => one)
