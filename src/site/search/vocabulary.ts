import SearchableMap from 'minisearch/SearchableMap'

/** Every word of the catalogue, and where it stands. */
export interface Vocabulary<Place> {
  readonly note: (words: readonly string[], place: Place) => void
  readonly exact: (word: string) => readonly Place[]
  readonly beginning: (start: string) => readonly (readonly Place[])[]
  /** With up to so many letters wrong, missing or too many. */
  readonly nearly: (word: string, slips: number) => readonly (readonly Place[])[]
}

/** Where `start` would stand in a sorted list. */
const lowerBound = (sorted: readonly string[], start: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

export const createVocabulary = <Place>(): Vocabulary<Place> => {
  const places = new Map<string, Place[]>()
  // Made when they are first asked for, by which time all words are known: most are codes, which nobody nearly types.
  let sorted: readonly string[] | undefined
  let letters: SearchableMap<Place[]> | undefined
  const exact = (word: string) => places.get(word) ?? []
  return {
    note: (words, place) => {
      for (const word of words) {
        const known = places.get(word)
        if (known) known.push(place)
        else places.set(word, [place])
      }
    },
    exact,
    beginning: (start) => {
      sorted ??= [...places.keys()].toSorted()
      const from = lowerBound(sorted, start)
      // No letter comes after this one.
      return sorted.slice(from, lowerBound(sorted, `${start}\uFFFF`)).map(exact)
    },
    nearly: (word, slips) => {
      letters ??= SearchableMap.from([...places].filter(([known]) => /^\p{L}+$/u.test(known)))
      return [...letters.fuzzyGet(word, slips).values()].map(([found]) => found)
    },
  }
}
