import { wordsOf } from '../../finder/words.ts'

/** Whether a cell contains one of the marked words. */
export const isMarked = (text: string, marks: readonly string[]): boolean =>
  marks.length > 0 &&
  wordsOf(text).some((word) => marks.some((one) => word === one || (one.length > 3 && word.startsWith(one))))
