/** The table of words, prepared for lookups. */
import { synonyms } from '../state/synonyms.ts'
import { searchKey } from '../ui/search-key.ts'
import { beginningOf, keysOf } from './keys.ts'
import { table, type TableRow } from './table.ts'
import { trade } from './trade.ts'

const phraseKeys = (words: readonly string[]): string => words.map((word) => keysOf(word)[0] ?? '').join(' ')
const listed = (words: string): string[][] => words.split(', ').map((phrase) => searchKey(phrase).split(' '))

export interface Phrase {
  /** The things that the phrase names; each has a word of its own in the index. */
  readonly things: readonly string[]
  readonly kind: boolean
  readonly means?: readonly string[]
  readonly offer?: string
}

const nothing: Phrase = { things: [], kind: false }

/** The company's own words: `canilla, grifo, llave de agua`, a group a line. */
const rowsOf = (text: string): TableRow[] =>
  text.split(/[\r\n]+/).flatMap((line) => {
    const words = line
      .trim()
      .split(/\s*,\s*/)
      .filter(Boolean)
    return words.length > 1 ? [{ same: words.join(', '), example: '', finds: '' }] : []
  })

const read = (own: string | undefined) => {
  const phrases = new Map<string, Phrase>()
  /** Words without meaning for a search; true: a page may be about the word. */
  const fillers = new Map<string, boolean>()
  const numbers = new Map<string, string>()
  /** The one-word names of things, as written. */
  const names: string[] = []
  const note = (words: readonly string[], more: (before: Phrase) => Phrase) => {
    for (const key of words.length === 1 ? keysOf(words[0] ?? '') : [phraseKeys(words)])
      phrases.set(key, more(phrases.get(key) ?? nothing))
  }
  for (const [at, row] of [...(own === undefined ? trade : rowsOf(own)), ...table].entries()) {
    if ('same' in row) {
      for (const words of listed(row.same)) {
        note(words, (before) => ({
          ...before,
          things: [...new Set([...before.things, `~${at}`])],
          kind: before.kind || row.kind === true,
        }))
        if (words.length === 1) names.push(words[0] ?? '')
      }
    } else if ('filler' in row) for (const [word = ''] of listed(row.filler)) fillers.set(word, row.topic === true)
    else if ('number' in row) for (const words of listed(row.words)) numbers.set(words.join(' '), row.number)
    else
      for (const words of listed(row.words))
        note(words, (before) => ({
          ...before,
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

let made: (ReturnType<typeof read> & { readonly of: string | undefined }) | undefined

export const concepts = () => {
  const own = synonyms()
  if (!made || made.of !== own) made = { of: own, ...read(own) }
  return made
}

/** The table's entry for these words together. */
export const phraseOf = (words: readonly string[]): Phrase | undefined => {
  const { phrases } = concepts()
  if (words.length > 1) return phrases.get(phraseKeys(words))
  const key = keysOf(words[0] ?? '').find((one) => phrases.has(one))
  return key === undefined ? undefined : phrases.get(key)
}

/** The things that the words of a record name. */
export const thingsIn = (words: readonly string[]): string[] => {
  const { longest, phrases, begin } = concepts()
  const keys = words.map((word) => keysOf(word)[0] ?? '')
  const things = new Set<string>()
  for (const [at, word] of words.entries()) {
    // Ambiguous words such as 'espárrago' name nothing in a record.
    const [only, other] = phraseOf([word])?.things ?? []
    if (only !== undefined && other === undefined) things.add(only)
    if (!begin.has(keys[at] ?? '')) continue
    for (let more = 2; more <= longest && at + more <= keys.length; more++)
      for (const thing of phrases.get(keys.slice(at, at + more).join(' '))?.things ?? []) things.add(thing)
  }
  return [...things]
}

export const thingsBeginning = (start: string): Phrase => {
  const from = beginningOf(start)
  const found = [...concepts().phrases].filter(([key]) => key.startsWith(from)).map(([, phrase]) => phrase)
  return {
    things: [...new Set(found.flatMap(({ things }) => things))],
    kind: found.length > 0 && found.every(({ kind }) => kind),
  }
}
