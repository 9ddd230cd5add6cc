/** The contract's calls, for the choice of one. */
import { allEndpoints } from '#contract/index.ts'
import { distance } from '#ui/distance.ts'
import { createTextMatcher } from '#ui/text-matcher.ts'

export const callNames: readonly string[] = allEndpoints.map(({ name }) => name)
export const isCall = (name: string): boolean => callNames.includes(name)

/** The calls of this page, the latest first: a reviewer most likely changes a call of the page that is open. */
export const callsOfPage = (): string[] => {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.split('/'))
    .toReversed()
  const names = paths.flatMap(([, api, name = '']) => {
    if (api === 'api' && isCall(name)) return [name]
    return api !== undefined && isCall(api) ? [api] : []
  })
  return [...new Set(names)]
}

/** Finds calls by words of their name, path or resource. */
export const findCalls = (query: string) => {
  const isFound = createTextMatcher(query)
  return allEndpoints.filter(({ name, path, entity }) => isFound(`${name} ${path} ${entity?.resource ?? ''}`))
}

/** The known token most like a misspelt one. */
export const nearest = (misspelt: string, known: readonly string[]): string | undefined => {
  const maxDistance = Math.max(2, misspelt.length / 3)
  const near = known.map((candidate) => ({
    candidate,
    far: distance(misspelt.toLowerCase(), candidate.toLowerCase(), maxDistance),
  }))
  return near.filter(({ far }) => far <= maxDistance).toSorted((a, b) => a.far - b.far)[0]?.candidate
}
