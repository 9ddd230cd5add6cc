/** The keys that words are compared by: no plural, no gender, no difference that cannot be heard. */

/** Removes plural and gender from a folded word: 'arandelas', 'zincado' and 'zincada'. */
const stem = (word: string): string => {
  if (word.length < 4) return word
  const single = word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?<=[lnrdsjx])es$/, '').replace(/s$/, '')
  return single.length < 5 ? single : single.replace(/[aoe]$/, '')
}

/** Spellings that sound alike in Spanish, and doubled letters. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|qu(?=[ei])|q|c(?![eih])/g, 'k'],
  [/z|c(?=[ei])/g, 's'],
  [/gu(?=a)/g, 'w'],
  [/[vw]/g, 'b'],
  [/(?<=[^aeiou])y/g, 'i'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/(?<!c)h/g, ''],
  [/x(?=[^aeiou])/g, 's'],
  [/(.)\1+/g, '$1'],
]

/** Nobody says a word of consonants alone, nor one of which less than half would be heard: 'zzzzqq' is not 'sk'. */
const folded = (word: string): string => {
  const key = alike.reduce((changed, [from, to]) => changed.replaceAll(from, to), word)
  const isSentence = key.length * 2 > word.length && (word.length < 3 || /[aeiou]/.test(word))
  return isSentence ? key : word
}

const keysMade = (word: string): string[] =>
  (/.ll|ll./.test(word) ? [word.replaceAll('ll', 'y'), word] : [word]).map((way) => stem(folded(way)))

const cache = new Map<string, readonly string[]>()

/**
 * The keys of a word without accents and capitals. A word with 'll' has two keys, since people type 'y' or 'l' for it.
 */
export const keysOf = (word: string): readonly string[] => {
  const there = cache.get(word)
  if (there) return there
  if (cache.size > 20_000) cache.clear()
  const keys = keysMade(word)
  cache.set(word, keys)
  return keys
}

/** The start of a word as typed, whose ending may be missing. */
export const beginningOf = (word: string): string => folded(word.replaceAll('ll', 'y'))

/** 'tornillito' becomes tornillo, 'tuerquita' tuerca; empty for words that are no diminutive. */
export const withoutDiminutive = (word: string): readonly string[] => {
  const [, rest = ''] = /^(\p{L}{4,}?)c?it[oa]s?$/u.exec(word) ?? []
  return rest === '' ? [] : keysMade(`${rest}a`)
}

/** A long word with each pair of neighbouring letters swapped. */
export const transposed = (word: string): string[] =>
  word.length < 6
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
      )
