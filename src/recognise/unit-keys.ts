/** What a search does with a number and its unit. */
import { searchKey } from './normal.ts'
import { isDigits, parseAmount } from './numerals.ts'
import { otherUnitByName } from './units.ts'
import { otherUnits } from './vocabulary/units.ts'

/** Whether a word is the unit of the number before it; the 'm' behind one may be a word that is only begun. */
export const isUnitWord = (amount: string, word: string): boolean =>
  isDigits(amount.charAt(0)) && (word === '"' || otherUnitByName.has(searchKey(word)))

const large = /^(\d+(?:[./]\d+)?)(kg|l)$/
/** Such a word in the smaller unit: half a kilo is 500 g, a litre 1000 ml. */
export const getSmallerKeys = (token: string): string[] => {
  const [, amount, unit] = large.exec(token) ?? []
  return amount === undefined ? [] : [`${Math.round(parseAmount(amount) * 1_000)}${unit === 'l' ? 'ml' : 'g'}`]
}

/** The number of such a word, which people may ask for alone; a cable's section is told in millimetres as well. */
export const getBareKeys = (token: string): string[] => {
  const [amount = ''] = /^\d+(?:\.\d+)?(?=\D)/.exec(token) ?? []
  const unit = token.slice(amount.length)
  if (amount === '' || !(unit in otherUnits)) return []
  return [amount, ...(unit === 'mm2' ? [`${amount}mm`] : [])]
}
