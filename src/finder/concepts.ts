/** The table of words, prepared for lookups. */
import { synonyms } from '#state/synonyms.ts'
import { searchKey } from '#recognise/normal.ts'
import { toKeyPrefix, getWordKeys } from '#recognise/keys.ts'
import { table, type TableRow } from './table.ts'
import { trade } from './trade.ts'

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
const parseRows = (text: string): TableRow[] =>
  text.split(/[\r\n]+/).flatMap((line) => {
    const words = line
      .trim()
      .split(/\s*,\s*/)
      .filter(Boolean)
    return words.length > 1 ? [{ same: words.join(', '), example: '', finds: '' }] : []
  })

const read = (companySynonyms: string | undefined) => {
  const phrases = new Map<string, Phrase>()
  /** Words without meaning for a search; true: a page may be about the word. */
  const fillers = new Map<string, boolean>()
  const numbers = new Map<string, string>()
  /** The one-word names of things, as written. */
  const names: string[] = []
  const note = (words: readonly string[], update: (previous: Phrase) => Phrase) => {
    for (const key of words.length === 1 ? getWordKeys(words[0] ?? '') : [phraseKeys(words)])
      phrases.set(key, update(phrases.get(key) ?? nothing))
  }
  for (const [index, row] of [
    ...(companySynonyms === undefined ? trade : parseRows(companySynonyms)),
    ...table,
  ].entries()) {
    if ('same' in row) {
      for (const words of listed(row.same)) {
        note(words, (previous) => ({
          ...previous,
          things: [...new Set([...previous.things, `~${index}`])],
          namesKind: previous.namesKind || row.kind === true,
        }))
        if (words.length === 1) names.push(words[0] ?? '')
      }
    } else if ('filler' in row) for (const [filler = ''] of listed(row.filler)) fillers.set(filler, row.topic === true)
    else if ('number' in row) for (const words of listed(row.words)) numbers.set(words.join(' '), row.number)
    else
      for (const words of listed(row.words))
        note(words, (previous) => ({
          ...previous,
          ...('means' in row ? { means: searchKey(row.means).split(' ') } : { offer: row.offer }),
        }))
  }
  const keys = [...phrases.keys()].map((key) => key.split(' '))
  const longestFirst = [...numbers.keys()].toSorted((a, b) => b.length - a.length)
  return {
    phrases,
    fillers,
    numbers,
    numberWords: new RegExp(String.raw`\b(?:${longestFirst.join('|')})\b`, 'g'),
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

export const thingsBeginning = (start: string): Phrase => {
  const from = toKeyPrefix(start)
  const phrases = [...concepts().phrases].filter(([key]) => key.startsWith(from)).map(([, phrase]) => phrase)
  return {
    things: [...new Set(phrases.flatMap(({ things }) => things))],
    namesKind: phrases.length > 0 && phrases.every(({ namesKind }) => namesKind),
  }
}
