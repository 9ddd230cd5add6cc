/** The table of words, prepared for lookups. */
import { synonyms } from '../state/synonyms.ts'
import { searchKey } from '../ui/search-key.ts'
import { beginningOf, keysOf } from './keys.ts'
import { table, type TableRow } from './table.ts'
import { trade } from './trade.ts'

/** The key of a phrase: the first key of each word. */
const phraseKeys = (words: readonly string[]): string => words.map((word) => keysOf(word)[0] ?? '').join(' ')
const listed = (words: string): string[][] => words.split(', ').map((phrase) => searchKey(phrase).split(' '))

export interface Phrase {
  /** The things that the phrase names; each has a word of its own in the index. */
  readonly things: readonly string[]
  readonly kind: boolean
  /** Words that are searched instead. */
  readonly means?: readonly string[]
  /** A suggestion. */
  readonly offer?: string
}

interface Concepts {
  readonly phrases: ReadonlyMap<string, Phrase>
  /** Words without meaning for a search; true: a page may be about the word. */
  readonly fillers: ReadonlyMap<string, boolean>
  readonly numbers: ReadonlyMap<string, string>
  /** Matches number words, the longest first. */
  readonly numberWords: RegExp
  /** The one-word names of things, as written. */
  readonly names: readonly string[]
  readonly longest: number
  /** The first words of phrases of several words. */
  readonly begin: ReadonlySet<string>
}

const nothing: Phrase = { things: [], kind: false }

/** The company's own words: `canilla, grifo, llave de agua`, a group a line. */
const rowsOf = (text: string): TableRow[] =>
  text
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
        .join(', '),
    )
    .flatMap((same) => (same.includes(', ') ? [{ same, example: '', finds: '' }] : []))

const read = (own: string | undefined): Concepts => {
  const phrases = new Map<string, Phrase>()
  const fillers = new Map<string, boolean>()
  const numbers = new Map<string, string>()
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
  const begin = new Set([...phrases.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ')[0] ?? ''))
  const numberWords = new RegExp(
    String.raw`\b(?:${[...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|')})\b`,
    'g',
  )
  return {
    phrases,
    fillers,
    numbers,
    numberWords,
    names,
    begin,
    longest: Math.max(...[...phrases.keys()].map((key) => key.split(' ').length)),
  }
}

let made: { readonly of: string | undefined; readonly concepts: Concepts } | undefined

export const concepts = (): Concepts => {
  const own = synonyms()
  made = made?.of === own && made ? made : { of: own, concepts: read(own) }
  return made.concepts
}

/** The table's entry for these words together. */
export const phraseOf = (words: readonly string[]): Phrase | undefined => {
  const { phrases } = concepts()
  if (words.length > 1) return phrases.get(phraseKeys(words))
  for (const key of keysOf(words[0] ?? '')) {
    const phrase = phrases.get(key)
    if (phrase) return phrase
  }
  return undefined
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

/** The things whose names start with `start`. */
export const thingsBeginning = (start: string): Phrase => {
  const from = beginningOf(start)
  const found = [...concepts().phrases].filter(([key]) => key.startsWith(from)).map(([, phrase]) => phrase)
  return {
    things: [...new Set(found.flatMap(({ things }) => things))],
    kind: found.length > 0 && found.every(({ kind }) => kind),
  }
}
