/** A number and its unit become one word, whatever the unit is called. */
import { isDigits } from './numerals.ts'
import { otherUnits, sizeUnits } from './vocabulary/units.ts'

const byName = (units: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(units).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)))
const sizeUnitByName = byName(sizeUnits)
export const otherUnitByName = byName(otherUnits)

/** A number, and the word or the inch sign behind it. */
const measured = /(?<![\d.])(\d+(?:\.\d+)?(?:\/\d+)?)( ?)("|\p{L}+[23²³]?)(?![\p{L}\d])(?:\.(?!\d))?/gu

/** The signs and letters of a longer word or size, of which the number behind them is a part. */
const joining = /[\w.#/-]/

/** A folded text with each number and its unit as one word: '12w', '4l', '50mm', '4mm2'. */
export const joinUnits = (text: string): string =>
  text.replaceAll(measured, (matched, amount: string, blank: string, name: string, position: number) => {
    const end = position + matched.length
    const next = text
      .slice(end, end + 2)
      .trimStart()
      .charAt(0)
    const sizeUnit = sizeUnitByName.get(name)
    if (sizeUnit === 'in') return `${amount}in `
    // An 'm' before a number is the sign of a thread.
    if (sizeUnit !== undefined) return sizeUnit === 'm' && isDigits(next) ? matched : amount + sizeUnit
    const unit = otherUnitByName.get(name)
    // The last number of '2 x 1,5 mm²' is a size as well.
    if (unit === 'mm2') return text.slice(0, position).trimEnd().endsWith('x') ? amount : `${amount}mm2 `
    // A number follows the 'gr' of 'gr 8.8' and the 'l' of a length; 'a' is a word unless it ends the text or touches its number.
    const isWord = isDigits(next) || (unit === 'a' && blank !== '' && next !== '')
    if (unit === undefined || isWord || joining.test(text.charAt(position - 1))) return matched
    // The 'W' of a fraction is the thread's.
    if (amount.includes('/')) return unit === 'w' ? matched : amount + unit
    return Number(amount) + unit
  })
