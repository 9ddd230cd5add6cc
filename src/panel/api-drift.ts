/** What the reader had to mend of the API's answers, in words for whoever looks after it. */
import { create } from 'zustand'
import { useDrift } from '../api/drift.ts'
import type { Drift } from '../contract/reading/read.ts'
import { ofTab } from '../state/storage.ts'

/** A call, and what of its first answer was not as agreed. */
export type Call = readonly [name: string, drift: readonly Drift[]]

/** What is not here is a text. */
const agreed: Readonly<Partial<Record<Drift['kind'], string>>> = {
  id: 'un entero mayor que 0',
  integer: 'un entero',
  flag: '0 o 1',
  boolean: 'true o false',
  choice: 'una de las palabras acordadas',
  timestamp: 'una fecha ISO 8601 con su zona',
  object: 'un objeto',
  list: 'una lista',
  nothing: 'null',
  either: 'la respuesta literal',
}

export const difference = ({ path, kind, came }: Drift): string =>
  `${path || 'la respuesta'}: ${came} en lugar de ${agreed[kind] ?? 'un texto'}`

const others = (count: number, noun: string, before: string): string =>
  count === 0 ? '' : `${before}${count} ${noun}${count === 1 ? '' : 's'} más`

/** One line: the first call and its first difference, and how many more there are. Empty where all is as agreed. */
export const summaryOf = ([first, ...rest]: readonly Call[]): string => {
  if (!first) return ''
  const [name, [drift, ...more]] = first
  const what = drift ? ` (${difference(drift)}${others(more.length, 'diferencia', ' y ')})` : ''
  return `La API respondió distinto de lo acordado en ${name}${what}${others(rest.length, 'llamada', ' y en ')}.`
}

const key = 'api-vista'

/** The calls of which this tab need hear no more, over a reload as well. */
export const useSeen = create<readonly string[]>(() => (ofTab.getItem(key) ?? '').split(' '))

/** What was not yet put aside. */
export const useCalls = (): readonly Call[] => {
  const [drift, seen] = [useDrift(), useSeen()]
  return Object.entries(drift).filter(([name]) => !seen.includes(name))
}

/** Puts these aside, and no other. */
export const putAside = (calls: readonly Call[]): void => {
  const seen = [...useSeen.getState(), ...calls.map(([name]) => name)]
  ofTab.setItem(key, seen.join(' '))
  useSeen.setState(seen, true)
}
