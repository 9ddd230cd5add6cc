import { isMarked } from '../search/is-marked.ts'

/** Marks a text that contains a searched word. */
export const Meant = ({ text, asked }: { text: string; asked: readonly string[] }) =>
  isMarked(text, asked) ? <mark>{text}</mark> : text
