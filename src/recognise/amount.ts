/** How many pieces a text says. */
import { none, sure, type Finding } from './finding.ts'
import { searchKey } from './normal.ts'
import { parseWhole } from './number.ts'
import { containerWords, packJoints, unitWords } from './vocabulary/packs.ts'

/** Words, numbers with their points and commas, and signs that belong to a number. */
const parts = /\p{L}[\p{L}\d]*|[-#°º]?\d+(?:[.,/]\d+)*|[^\s.]/gu

/**
 * The units of a pack, where its text says one number of them: alone, behind a container ('Caja x 1.000') or beside a unit. 'Rollo x 30 m'
 * is a length, 'Resma A4' and 'Caja N° 3' are names.
 */
export const parseUnits = (pack: string): Finding<number> => {
  const words: string[] = searchKey(pack).replace('c/u', 'unidad').match(parts) ?? []
  const numbers = words.filter((word) => /^[-#°º]?\d/.test(word))
  if (numbers.length === 0) return ['unidad', 'por unidad', 'unitario'].includes(words.join(' ')) ? sure(1) : none
  const [number = ''] = numbers
  const units = parseWhole(number)
  if (numbers.length > 1 || !units) return none
  const index = words.indexOf(number)
  const [before, after] = [words[index - 1], words[index + 1]]
  const isCounted = after !== undefined && (after === 'un' || unitWords.has(after))
  const isPacked =
    before === undefined || before === '(' || packJoints.has(before) || before === '×' || containerWords.has(before)
  const isAlone = after === undefined || after === ')' || after === '-' || after === ','
  return isCounted || (isPacked && isAlone) ? sure(units) : none
}
