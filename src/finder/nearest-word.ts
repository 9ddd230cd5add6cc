import { getWordKeys } from '#recognise/keys.ts'
import { isWord } from '#recognise/words.ts'
import { distance } from '#ui/distance.ts'
import type { Index } from './catalogue-index.ts'
import { concepts } from './concepts.ts'

/** The errors allowed: one from five letters on, two from nine. */
const getMaxSlips = (token: string): number => (isWord(token) && token.length > 4 ? (token.length < 9 ? 1 : 2) : 0)

/** A word as written, and its key by sound. */
const forms: readonly ((token: string) => string)[] = [(token) => token, (token) => getWordKeys(token)[0] ?? '']

/** The errors between a word and a name; empty when there are too many. */
const slipsTo = (token: string, name: string): readonly number[] =>
  forms.flatMap((form) => {
    const written = form(token)
    const slips = distance(written, form(name), getMaxSlips(written))
    return slips <= getMaxSlips(written) ? [slips] : []
  })

/** The nearest known word with the same first letter, which people rarely mistype. */
export const nearestWord = ({ names }: Index, token: string): string | undefined => {
  if (getMaxSlips(token) === 0) return undefined
  const near = [...new Set([...names, ...concepts().names])]
    .filter((name) => name.length > 3 && name[0] === token[0])
    .flatMap((name) => slipsTo(token, name).map((slips) => ({ name, slips })))
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.name
}
