import { toRecord } from '#contract/record.ts'
import type { Listed } from '../../page/shown.ts'
import { facets, type Facet } from './facets.ts'

/** The chosen values. Values of one facet are alternatives; facets combine. */
export type Chosen = { readonly [facet in Facet]: readonly string[] }

/** The facets of an address without filters. */
export const noFacets = toRecord(facets, () => undefined)

/** Separates the values of a facet in an address. */
const between = '_'
export const asChosen = (text: string): string => text.replaceAll(between, ' ')

const splitValues = (text: string | undefined): string[] =>
  text === undefined ? [] : [...new Set(text.split(between).filter(Boolean))]
export const parseChosen = (listed: Listed): Chosen => toRecord(facets, ({ name }) => splitValues(listed[name]))

/** The address's text of a facet after a value is chosen or dropped. */
export const toggled = (chosen: readonly string[], text: string): string | undefined => {
  const value = asChosen(text)
  const next = chosen.includes(value) ? chosen.filter((chosenValue) => chosenValue !== value) : [...chosen, value]
  return next.length === 0 ? undefined : next.join(between)
}
