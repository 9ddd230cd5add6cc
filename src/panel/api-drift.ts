/** What the app corrected in the API's answers, in words for the API's maintainers. */
import { create } from 'zustand'
import { useDrift } from '../api/drift.ts'
import type { Drift } from '../contract/reading/answer.ts'
import { ofTab } from '../state/storage.ts'

/** A call, and the differences of its first answer from the contract. */
export type Call = readonly [name: string, drift: readonly Drift[]]

/** A kind that is missing here is a text. */
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
  whole: 'la lista entera',
}

export const difference = ({ path, kind, came }: Drift): string =>
  `${path || 'la respuesta'}: ${came} en lugar de ${agreed[kind] ?? 'un texto'}`

const others = (count: number, noun: string, before: string): string =>
  count === 0 ? '' : `${before}${count} ${noun}${count === 1 ? '' : 's'} más`

/** The first difference of the first call, and the number of others, in one line. Empty without differences. */
export const summaryOf = ([first, ...rest]: readonly Call[]): string => {
  if (!first) return ''
  const [name, [drift, ...more]] = first
  const what = drift ? ` (${difference(drift)}${others(more.length, 'diferencia', ' y ')})` : ''
  return `La API respondió distinto de lo acordado en ${name}${what}${others(rest.length, 'llamada', ' y en ')}.`
}

const key = 'api-vista'

/** The calls that were dismissed in this tab; a reload keeps them. */
export const useSeen = create<readonly string[]>(() => (ofTab.getItem(key) ?? '').split(' '))

/** The differences that were not dismissed. */
export const useCalls = (): readonly Call[] => {
  const [drift, seen] = [useDrift(), useSeen()]
  return Object.entries(drift).filter(([name]) => !seen.includes(name))
}

/** Dismisses these calls. */
export const putAside = (calls: readonly Call[]): void => {
  const seen = [...useSeen.getState(), ...calls.map(([name]) => name)]
  ofTab.setItem(key, seen.join(' '))
  useSeen.setState(seen, true)
}
