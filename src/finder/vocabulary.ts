/** The words of a catalogue and their places. */
export interface Vocabulary<WordPlace> {
  readonly note: (words: readonly string[], place: WordPlace) => void
  readonly exact: (word: string) => readonly WordPlace[]
  readonly beginning: (start: string) => readonly (readonly WordPlace[])[]
  readonly containing: (part: string) => readonly (readonly WordPlace[])[]
}

/** The index at which `start` would be inserted in a sorted list. */
const lowerBound = (sorted: readonly string[], start: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

export const createVocabulary = <WordPlace>(): Vocabulary<WordPlace> => {
  const places = new Map<string, WordPlace[]>()
  // Sorted at the first question, when every word is noted.
  let sorted: readonly string[] | undefined
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
      // U+FFFF sorts after every letter.
      return sorted.slice(from, lowerBound(sorted, `${start}\uFFFF`)).map(exact)
    },
    containing: (part) => [...places].flatMap(([word, known]) => (word.includes(part) ? [known] : [])),
  }
}
