/** The keys that words are compared by: no plural, no gender, no difference that cannot be heard. */

const without = (word: string, ending: string): string => (word.endsWith(ending) ? word.slice(0, -ending.length) : word)

/** A folded word without its plural: 'bulones' is 'bulon'. */
export const withoutPlural = (token: string): string => {
  if (token.length < 4) return token
  const hasLongPlural = token.length > 4 && token.endsWith('es') && 'lnrdsjx'.includes(token.charAt(token.length - 3))
  return without(hasLongPlural ? without(token, 'es') : token, 's')
}

/** Removes plural and gender from a folded word: 'arandelas', 'zincado' and 'zincada'. */
const stem = (token: string): string => {
  const single = withoutPlural(token)
  return single.length > 4 && 'aoe'.includes(single.slice(-1)) ? single.slice(0, -1) : single
}

/** 'ph f' is 'ph' and what it sounds like. */
const pairs = (list: string) =>
  list.split(', ').map((pair): readonly [string, string] => {
    const [from = '', to = ''] = pair.split(' ')
    return [from, to]
  })

/** Spellings that sound alike in Spanish, and doubled letters; 'ç', which no folded word has, stands for 'ch' meanwhile. */
const alike: readonly (readonly [string | RegExp, string])[] = [
  ...pairs('ph f, ck k, que ke, qui ki, q k, ch ç, ce se, ci si, c k, z s, gua wa, v b, w b'),
  [/(?<=[^aeiou])y/g, 'i'],
  ...pairs('ge je, gi ji, gue ge, gui gi, h , ç ch'),
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
  (token.length > 2 && token.includes('ll') ? [token.replaceAll('ll', 'y'), token] : [token]).map((way) =>
    stem(folded(way)),
  )

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
