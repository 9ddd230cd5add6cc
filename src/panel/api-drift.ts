/** The API's answers that the app corrected, described for the API's maintainers. */
import { create } from 'zustand'
import { useDrift } from '#api/drift.ts'
import { byFamily } from '#contract/fields.ts'
import type { Drift } from '#contract/reading/answer.ts'
import { tabStorage } from '#state/storage.ts'

/** A call, and the differences of its first answer from the contract. */
export type Call = readonly [name: string, drift: readonly Drift[]]

const expectations: Readonly<Record<Drift['kind'], string>> = {
  ...byFamily('un texto', { number: 'un entero' }),
  id: 'un entero mayor que 0',
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
  `${path || 'la respuesta'}: ${came} en lugar de ${expectations[kind]}`

const describeOthers = (count: number, noun: string, prefix: string): string =>
  count === 0 ? '' : `${prefix}${count} ${noun}${count === 1 ? '' : 's'} más`

/** The first difference of the first call, and the number of others, in one line. Empty without differences. */
export const summarizeDrift = ([first, ...otherCalls]: readonly Call[]): string => {
  if (!first) return ''
  const [name, [drift, ...otherDrifts]] = first
  const detail = drift ? ` (${difference(drift)}${describeOthers(otherDrifts.length, 'diferencia', ' y ')})` : ''
  return `La API respondió distinto de lo acordado en ${name}${detail}${describeOthers(otherCalls.length, 'llamada', ' y en ')}.`
}

const key = 'api-vista'

/** The calls that were dismissed in this tab; a reload keeps them. */
export const useSeen = create<readonly string[]>(() => (tabStorage.getItem(key) ?? '').split(' '))

/** The differences that were not dismissed. */
export const useCalls = (): readonly Call[] => {
  const [drift, seen] = [useDrift(), useSeen()]
  return Object.entries(drift).filter(([name]) => !seen.includes(name))
}

/** Dismisses these calls. */
export const dismissCalls = (calls: readonly Call[]): void => {
  const seen = [...useSeen.getState(), ...calls.map(([name]) => name)]
  tabStorage.setItem(key, seen.join(' '))
  useSeen.setState(seen, true)
}
