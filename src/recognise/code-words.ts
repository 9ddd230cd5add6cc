import { searchKey } from './normal.ts'
import { toWords } from './plain.ts'
import { codeWords } from './vocabulary/codes.ts'

/** Whether a word announces a code that a sign joins to it: 'cód.205', 'N°205'. */
export const announcesCode = (word: string): boolean => codeWords.has(searchKey(word)) || searchKey(word) === 'n'

/** 'cod12'. */
const joinedToNumber = /^(\p{L}+)(?=\d+$)/u

/** A text without the words that announce a code: 'cod. 205' and 'cod205' are '205'. */
export const withoutCodeWords = (text: string): string => {
  const words = toWords(text).map((word) =>
    word.replace(joinedToNumber, (letters) => (codeWords.has(letters) ? '' : letters)),
  )
  const first = words.findIndex((word) => !announcesCode(word))
  return words.slice(Math.max(0, first)).join(' ')
}
