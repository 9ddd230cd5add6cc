import { wordsOf } from '../../finder/words.ts'

const isMarked = (text: string, terms: readonly string[]): boolean =>
  terms.length > 0 &&
  wordsOf(text).some((word) => terms.some((one) => word === one || (one.length > 3 && word.startsWith(one))))

export const Meant = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  isMarked(text, terms) ? <mark>{text}</mark> : text
