import { phraseOf } from '../../../finder/concepts.ts'
import { keysOf, withoutDiminutive } from '../../../finder/keys.ts'
import { searchKey } from '../../../ui/search-key.ts'

const nounIn = (nombre: string): string => /\p{L}+/u.exec(searchKey(nombre))?.[0] ?? ''

/** Whether a word means the thing that a product is, by any of its names: 'tuercas', 'tuerquitas', 'pernos' of a bolt. */
export const isNounOf = (nombre: string, text: string): boolean => {
  const [own, word] = [nounIn(nombre), searchKey(text).replace(/quit(?=[oa]s?$)/, 'c')]
  const keys = new Set(keysOf(own))
  const things = phraseOf([own])?.things ?? []
  return (
    [...keysOf(word), ...withoutDiminutive(word)].some((key) => keys.has(key)) ||
    (phraseOf([word])?.things ?? []).some((thing) => things.includes(thing))
  )
}

/** Whether a word names any kind of thing: '500 pernos' beside the code of a nut. */
export const isThing = (text: string): boolean => phraseOf([searchKey(text)])?.kind === true

export const isPlural = (word: string): boolean => /s$/i.test(word)
