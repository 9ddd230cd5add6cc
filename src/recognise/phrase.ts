/** Phrases of the vocabularies: what the signs in them mean is said in vocabulary/heads.ts. */

/** A place of a phrase: the words of which one stands there. `other`: any words but these. */
interface Place {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly other: boolean
  readonly optional: boolean
  readonly repeated: boolean
}
export type Phrase = readonly Place[]

const toPlace = (written: string, lists: Readonly<Record<string, string>>): Place => {
  const repeated = written.endsWith('…')
  const optional = repeated || written.endsWith('?')
  const excluded = written.startsWith('!')
  const words = written
    .slice(excluded ? 1 : 0, optional ? -1 : undefined)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => lists[name] ?? '')
    .split('|')
  return {
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    other: excluded || written === '…',
    optional,
    repeated,
  }
}

/** 'cod|codigo de? barras, ean' is two phrases. */
export const parsePhrases = (text: string, lists: Readonly<Record<string, string>> = {}): Phrase[] =>
  text.split(', ').map((phrase) => phrase.split(' ').map((place) => toPlace(place, lists)))

const stands = ({ words, beginnings, other }: Place, word: string): boolean =>
  other !== (words.has(word) || beginnings.some((beginning) => word.startsWith(beginning)))

/** Whether a phrase is all of these words, from its place `at` and their index `from` on. */
const fits = (phrase: Phrase, words: readonly string[], at = 0, from = 0): boolean => {
  const place = phrase[at]
  if (!place) return from === words.length
  const word = words[from]
  return (
    (word !== undefined && stands(place, word) && fits(phrase, words, place.repeated ? at : at + 1, from + 1)) ||
    (place.optional && fits(phrase, words, at + 1, from))
  )
}

/** A test whether one of the words stands in some phrase. Most cells of a table have no such word, and fit no phrase. */
export const anyKnown = (phrases: readonly Phrase[]): ((words: readonly string[]) => boolean) => {
  const places = phrases.flat()
  const all: Place = {
    words: new Set(places.flatMap(({ words }) => [...words])),
    beginnings: [...new Set(places.flatMap(({ beginnings }) => beginnings))],
    other: false,
    optional: false,
    repeated: false,
  }
  return (words) => words.some((word) => stands(all, word))
}

/** Whether one of these phrases is all of the words. */
export const isAnyOf = (phrases: readonly Phrase[], words: readonly string[]): boolean =>
  phrases.some((phrase) => fits(phrase, words))

/** A test for the words of a list, in which `*` is the rest of a word. */
export const isOneOf = (list: string): ((word: string) => boolean) => {
  const place = toPlace(list.replaceAll(/\s+/g, '|'), {})
  return (word) => stands(place, word)
}
