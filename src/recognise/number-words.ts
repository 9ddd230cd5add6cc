import { searchKey } from './normal.ts'
import { amounts, numbers } from './vocabulary/numbers.ts'

const digits = new Map(
  [...numbers, ...amounts].flatMap(([number, phrases]) =>
    phrases.split(', ').map((words) => [searchKey(words), number] as const),
  ),
)
const longestFirst = [...digits.keys()].toSorted((a, b) => b.length - a.length)
const anyNumber = new RegExp(String.raw`\b(?:${longestFirst.join('|')})\b`, 'g')

/** Joins number words after they became digits: 'tres cuartos de pulgada', 'una pulgada y media'. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/ (?=\/\d)/g, ''],
  [/(?<=\d") ?(?:de )?(?:pulgadas?|inch)\b/g, ''],
  [/(?<=\d) ?(?:pulgadas?|")(?= (?:y )?\d+\/)/g, ''],
]

/** A folded text with its number words in digits: 'tres cuartos' is '3/4"'. */
export const withDigits = (text: string): string =>
  joined.reduce(
    (changed, [from, to]) => changed.replaceAll(from, to),
    searchKey(text).replaceAll(anyNumber, (words) => digits.get(words) ?? words),
  )
