import { wordsOf } from '../search/words.ts'

/** Marked where it says what was asked for. */
export function Meant({ text, asked }: { text: string; asked: readonly string[] }) {
  const meant =
    asked.length > 0 &&
    wordsOf(text).some((word) => asked.some((one) => word === one || (one.length > 3 && word.startsWith(one))))
  return meant ? <mark>{text}</mark> : text
}
