import { isMarked } from '../search/is-marked.ts'

/** Marks a text that contains a searched word. */
export const Meant = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  isMarked(text, terms) ? <mark>{text}</mark> : text
