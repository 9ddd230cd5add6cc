import { getTextKeys } from '#recognise/words.ts'

const isMarked = (text: string, terms: readonly string[]): boolean =>
  terms.length > 0 &&
  getTextKeys(text).some((key) => terms.some((term) => key === term || (term.length > 3 && key.startsWith(term))))

export const Meant = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  isMarked(text, terms) ? <mark>{text}</mark> : text
