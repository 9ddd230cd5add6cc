import type { Listed } from '../../page/shown.ts'

/** The facets that filter sizes, named as in the address. */
export const facets = ['diametro', 'largo', 'pack', 'rosca'] as const
export type Facet = (typeof facets)[number]

/** The chosen values. Values of one facet are alternatives; facets combine. */
export type Chosen = { readonly [facet in Facet]: readonly string[] }

/** The facets of an address without filters. */
export const noFacets = { diametro: undefined, largo: undefined, pack: undefined, rosca: undefined }

/** Separates the values of a facet in an address. */
const between = '_'
export const asChosen = (text: string): string => text.replaceAll(between, ' ')

const chosenOf = (text: string | undefined): string[] =>
  text === undefined ? [] : [...new Set(text.split(between).filter(Boolean))]
export const chosenIn = (listed: Listed): Chosen => ({
  diametro: chosenOf(listed.diametro),
  largo: chosenOf(listed.largo),
  pack: chosenOf(listed.pack),
  rosca: chosenOf(listed.rosca),
})

/** The address's text of a facet after a value is chosen or dropped. */
export const toggled = (chosen: readonly string[], text: string): string | undefined => {
  const value = asChosen(text)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.length === 0 ? undefined : next.join(between)
}
