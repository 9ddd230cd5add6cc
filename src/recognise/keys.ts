/** The keys that words are compared by: no plural, no gender, no difference that cannot be heard. */

/** A folded word without its plural: 'bulones' is 'bulon'. */
export const withoutPlural = (token: string): string => {
  if (token.length < 4 || !token.endsWith('s')) return token
  return token.length < 5 ? token.replace(/s$/, '') : token.replace(/(?<=[lnrdsjx])es$/, '').replace(/s$/, '')
}

/** Removes plural and gender from a folded word: 'arandelas', 'zincado' and 'zincada'. */
const stem = (token: string): string => {
  const single = withoutPlural(token)
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
const folded = (token: string): string => {
  const key = alike.reduce((changed, [from, to]) => changed.replaceAll(from, to), token)
  const isSentence = key.length * 2 > token.length && (token.length < 3 || /[aeiou]/.test(token))
  return isSentence ? key : token
}

const keysMade = (token: string): string[] =>
  (/.ll|ll./.test(token) ? [token.replaceAll('ll', 'y'), token] : [token]).map((way) => stem(folded(way)))

const cache = new Map<string, readonly string[]>()

/**
 * The keys of a word without accents and capitals. A word with 'll' has two keys, since people type 'y' or 'l' for it.
 */
export const getWordKeys = (token: string): readonly string[] => {
  const cached = cache.get(token)
  if (cached) return cached
  if (cache.size > 20_000) cache.clear()
  const keys = keysMade(token)
  cache.set(token, keys)
  return keys
}

/** The key of a typed word that may lack its ending. */
export const toKeyPrefix = (token: string): string => folded(token.replaceAll('ll', 'y'))

/** 'tornillito' becomes tornillo, 'tuerquita' tuerca; empty for words that are no diminutive. */
export const withoutDiminutive = (token: string): readonly string[] => {
  const [, root = ''] = /^(\p{L}{4,}?)c?it[oa]s?$/u.exec(token) ?? []
  return root === '' ? [] : keysMade(`${root}a`)
}

/** A long word with each pair of neighbouring letters swapped. */
export const transposed = (token: string): string[] =>
  token.length < 6
    ? []
    : Array.from(
        { length: token.length - 1 },
        (_, index) => token.slice(0, index) + (token[index + 1] ?? '') + (token[index] ?? '') + token.slice(index + 2),
      )
