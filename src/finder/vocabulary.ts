/** The words of a catalogue and their places. */
export interface Vocabulary<WordPlace> {
  readonly note: (words: readonly string[], place: WordPlace) => void
  readonly exact: (word: string) => readonly WordPlace[]
  readonly beginning: (start: string) => readonly (readonly WordPlace[])[]
  readonly containing: (part: string) => readonly (readonly WordPlace[])[]
}

export const createVocabulary = <WordPlace>(): Vocabulary<WordPlace> => {
  const places = new Map<string, WordPlace[]>()
  // Going over a hundred thousand words takes few ms, and sorting these for a search by halves hundreds.
  const where = (fits: (word: string) => boolean) => [...places].flatMap(([word, found]) => (fits(word) ? [found] : []))
  return {
    note: (words, place) => {
      for (const word of words) {
        const existing = places.get(word)
        if (existing) existing.push(place)
        else places.set(word, [place])
      }
    },
    exact: (word) => places.get(word) ?? [],
    beginning: (start) => where((word) => word.startsWith(start)),
    containing: (part) => where((word) => word.includes(part)),
  }
}
