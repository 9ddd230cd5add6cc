/** The contract's calls, for the choice of one. */
import { allEndpoints } from '../../contract/index.ts'
import { distance } from '../../ui/distance.ts'
import { finder } from '../../ui/search-key.ts'

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
export const matching = (query: string) => {
  const isFound = finder(query)
  return allEndpoints.filter(({ name, path, of }) => isFound(`${name} ${path} ${of?.resource ?? ''}`))
}

/** The known word that is most like a misspelt one. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  const most = Math.max(2, word.length / 3)
  const near = words.map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase(), most) }))
  return near.filter(({ far }) => far <= most).toSorted((a, b) => a.far - b.far)[0]?.one
}
