import { findPhrase } from '#finder/concepts.ts'
import { getWordKeys } from '#recognise/keys.ts'
import { withoutDiminutive } from '#recognise/near-words.ts'
import { searchKey } from '#recognise/normal.ts'
import { toWords } from '#recognise/plain.ts'
import { partWords } from '#recognise/vocabulary/packs.ts'
import { isWord } from '#recognise/words.ts'

const extractNoun = (nombre: string): string => toWords(nombre).find(isWord) ?? ''

/** Whether a word means the thing that a product is, by any of its names: 'tuercas', 'tuerquitas', 'pernos' of a bolt. */
export const isProductNoun = (nombre: string, text: string): boolean => {
  const [noun, normalized] = [extractNoun(nombre), searchKey(text).replace(/quit(?=[oa]s?$)/, 'c')]
  const keys = new Set(getWordKeys(noun))
  const things = findPhrase([noun])?.things ?? []
  return (
    [...getWordKeys(normalized), ...withoutDiminutive(normalized)].some((key) => keys.has(key)) ||
    (findPhrase([normalized])?.things ?? []).some((thing) => things.includes(thing))
  )
}

/** Whether a word names any kind of thing, or a part of one: '500 pernos' beside the code of a nut, '20 hojas' beside that of a ream. */
export const isThing = (text: string): boolean => {
  const word = searchKey(text)
  return partWords.has(word) || findPhrase([word])?.namesKind === true
}

export const isPlural = (noun: string): boolean => searchKey(noun).endsWith('s')
