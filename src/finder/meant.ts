import { distance } from '../ui/distance.ts'
import type { Index } from './catalogue-index.ts'
import { concepts } from './concepts.ts'
import { keysOf } from './keys.ts'

/** The errors allowed: one from five letters on, two from nine. */
const slipsIn = (word: string): number => (/^\p{L}{5,}$/u.test(word) ? (word.length < 9 ? 1 : 2) : 0)

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
