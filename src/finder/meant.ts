/** Suggests a known word for an unknown one. */
import type { Index } from './catalogue-index.ts'
import { concepts } from './concepts.ts'
import { keysOf } from './keys.ts'

/** The errors allowed: one from five letters on, two from nine. */
const slipsIn = (word: string): number => (/^\p{L}{5,}$/u.test(word) ? (word.length < 9 ? 1 : 2) : 0)

/** The edit distance, with swapped neighbours as one edit; above `most` the result is only more than `most`. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: readonly number[] = []
  let before: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const turned = j > 1 && a[i] === b[j - 2] && a[i - 1] === b[j - 1] ? (older[j - 2] ?? 0) + 1 : Infinity
      row.push(
        Math.min(
          (before[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (before[j - 1] ?? 0) + (a[i] === b[j - 1] ? 0 : 1),
          turned,
        ),
      )
    }
    older = before
    before = row
  }
  return before[b.length] ?? 0
}

/** A word as written, and its key by sound. */
const forms: readonly ((word: string) => string)[] = [(word) => word, (word) => keysOf(word)[0] ?? '']

/** The errors between a word and a name; empty when there are too many. */
const slipsTo = (word: string, name: string): readonly number[] =>
  forms.flatMap((form) => {
    const written = form(word)
    const slips = distance(written, form(name), slipsIn(written))
    return slips <= slipsIn(written) ? [slips] : []
  })

/** The nearest known word with the same first letter, which people rarely mistype. */
export const nearestWord = ({ names }: Index, word: string): string | undefined => {
  if (slipsIn(word) === 0) return undefined
  const near = [...new Set([...names, ...concepts().names])]
    .filter((name) => name.length > 3 && name[0] === word[0])
    .flatMap((name) => slipsTo(word, name).map((slips) => ({ name, slips })))
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.name
}
