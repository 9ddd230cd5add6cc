/** Words that an unknown word may stand for. */
import { getWordKeys } from './keys.ts'

/** 'tornillito' becomes tornillo, 'tuerquita' tuerca; empty for words that are no diminutive. */
export const withoutDiminutive = (token: string): readonly string[] => {
  const [, root = ''] = /^(\p{L}{4,}?)c?it[oa]s?$/u.exec(token) ?? []
  return root === '' ? [] : getWordKeys(`${root}a`)
}

/** A long word with each pair of neighbouring letters swapped. */
export const transposed = (token: string): string[] =>
  token.length < 6
    ? []
    : Array.from(
        { length: token.length - 1 },
        (_, index) => token.slice(0, index) + (token[index + 1] ?? '') + (token[index] ?? '') + token.slice(index + 2),
      )
