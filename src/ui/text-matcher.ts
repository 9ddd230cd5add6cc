import { searchKey } from '#recognise/normal.ts'

/** Whether all words, typed in any order, stand within a text. */
export const createTextMatcher = (typed: string): ((text: string) => boolean) => {
  const words = searchKey(typed).split(/\s+/).filter(Boolean)
  return (text) => words.every((token) => searchKey(text).includes(token))
}
