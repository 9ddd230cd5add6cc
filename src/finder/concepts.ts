/** The table of words, prepared for lookups. */
import { synonyms } from '#state/synonyms.ts'
import { searchKey } from '#recognise/normal.ts'
import { toKeyPrefix, getWordKeys } from '#recognise/keys.ts'
import { fillers as fillerGroups, topics } from '#recognise/vocabulary/question.ts'
import { general, trade, type Words } from '#recognise/vocabulary/things.ts'

const phraseKeys = (words: readonly string[]): string => words.map((token) => getWordKeys(token)[0] ?? '').join(' ')
const listed = (words: string): string[][] => words.split(', ').map((phrase) => searchKey(phrase).split(' '))

export interface Phrase {
  /** The things that the phrase names; each has a word of its own in the index. */
  readonly things: readonly string[]
  readonly namesKind: boolean
  readonly means?: readonly string[]
  readonly offer?: string
}

const nothing: Phrase = { things: [], namesKind: false }

/** The company's own words: `canilla, grifo, llave de agua`, a group a line. */
const parseWords = (text: string): Words => {
  const groups = text.split('\n').map((line) =>
    line
      .split(',')
      .map((words) => words.trim())
      .filter(Boolean),
  )
  const others = groups.filter(({ length }) => length > 1).map((group) => group.join(', '))
  return { kinds: [], others, means: [], offers: [] }
}

/** Words without meaning for a search; true: a page may be about the word. */
export const fillers: ReadonlyMap<string, boolean> = new Map([
  ...fillerGroups.flatMap((group) => group.split(' ').map((word) => [searchKey(word), false] as const)),
  ...topics.split(' ').map((word) => [word, true] as const),
])

const read = (companySynonyms: string | undefined) => {
  const phrases = new Map<string, Phrase>()
  /** The one-word names of things, as written. */
  const names: string[] = []
  const note = (text: string, update: (previous: Phrase) => Phrase) => {
    for (const words of listed(text))
      for (const key of words.length === 1 ? getWordKeys(words[0] ?? '') : [phraseKeys(words)])
        phrases.set(key, update(phrases.get(key) ?? nothing))
  }
  const noteThing = (text: string, thing: string, namesKind: boolean) => {
    note(text, (previous) => ({
      ...previous,
      things: [...new Set([...previous.things, thing])],
      namesKind: previous.namesKind || namesKind,
    }))
    names.push(...listed(text).flatMap(([first = '', ...others]) => (others.length === 0 ? [first] : [])))
  }
  const own = companySynonyms === undefined ? trade : parseWords(companySynonyms)
  for (const [index, text] of [...own.kinds, ...own.others, ...general].entries())
    noteThing(text, `~${index}`, index < own.kinds.length)
  for (const [text, means] of own.means) note(text, (previous) => ({ ...previous, means: searchKey(means).split(' ') }))
  for (const [text, offer] of own.offers) note(text, (previous) => ({ ...previous, offer }))
  const keys = [...phrases.keys()].map((key) => key.split(' '))
  return {
    phrases,
    names,
    /** The first words of phrases of several words. */
    begin: new Set(keys.flatMap(([first, ...others]) => (others.length > 0 ? [first] : []))),
    longest: Math.max(...keys.map(({ length }) => length)),
  }
}

let made: (ReturnType<typeof read> & { readonly source: string | undefined }) | undefined

export const concepts = () => {
  const companySynonyms = synonyms()
  if (!made || made.source !== companySynonyms) made = { source: companySynonyms, ...read(companySynonyms) }
  return made
}

/** The table's entry for these words together. */
export const findPhrase = (words: readonly string[]): Phrase | undefined => {
  const { phrases } = concepts()
  if (words.length > 1) return phrases.get(phraseKeys(words))
  const key = getWordKeys(words[0] ?? '').find((candidate) => phrases.has(candidate))
  return key === undefined ? undefined : phrases.get(key)
}

/** The things that the words of a record name. */
export const findThings = (words: readonly string[]): string[] => {
  const { longest, phrases, begin } = concepts()
  const keys = words.map((token) => getWordKeys(token)[0] ?? '')
  const things = new Set<string>()
  for (const [index, token] of words.entries()) {
    // Ambiguous words such as 'espárrago' name nothing in a record.
    const [only, second] = findPhrase([token])?.things ?? []
    if (only !== undefined && second === undefined) things.add(only)
    if (!begin.has(keys[index] ?? '')) continue
    for (let phraseLength = 2; phraseLength <= longest && index + phraseLength <= keys.length; phraseLength++)
      for (const thing of phrases.get(keys.slice(index, index + phraseLength).join(' '))?.things ?? [])
        things.add(thing)
  }
  return [...things]
}

export const thingsBeginning = (start: string): ReadonlySet<string> => {
  const from = toKeyPrefix(start)
  return new Set([...concepts().phrases].flatMap(([key, { things }]) => (key.startsWith(from) ? things : [])))
}
