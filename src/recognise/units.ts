/** Units beyond lengths: a number and its unit are one word, since the 12 of '12 W' is no size of 12. */

/** The unit as the index has it, and its names. Lengths are sizes (words.ts). */
const units: readonly (readonly [unit: string, names: string])[] = [
  ['w', 'w wts? wats? watts? vatios?'],
  ['kw', 'kw kilowatts?'],
  ['v', 'v volts? voltios?'],
  ['a', 'a amps? ampers? amperes? amperios?'],
  ['ah', 'ah'],
  ['hp', 'hp cv caballos?'],
  ['hz', 'hz'],
  ['k', 'k kelvin'],
  ['lm', 'lm lumen(?:es)?'],
  ['bar', 'bar bares'],
  ['psi', 'psi'],
  ['l', 'l lts? ltrs? litros? liters?'],
  ['ml', 'cm[3³] cc'],
  ['g', 'g grs? gramos?'],
  ['kg', 'kgs? kilos? kilogramos?'],
]
const unitByName = units.map(([unit, names]) => [unit, new RegExp(`^(?:${names.replaceAll(' ', '|')})$`)] as const)
const anyName = units.map(([, names]) => names.replaceAll(' ', '|')).join('|')

// A number follows the 'gr' of 'gr 8.8' and the 'l' of a length; 'a' is a word unless it ends the text or touches its number.
const measured = new RegExp(String.raw`(?<![\w.#/-])(\d+(?:\.\d+)?(?:\/\d+)?)( ?)(${anyName})\b\.?(?! ?[\d/])`, 'g')
/** The section of a cable; the last number of '2 x 1,5 mm²' is a size as well. */
const section = /(?<!x ?)(?<![\w.])(\d+(?:\.\d+)?) ?mm[2²]/g
const sectionInChain = /(?<=x ?\d+(?:\.\d+)?) ?mm[2²]/g

/** A folded text with each number and its unit as one word: '12w', '4l', '4mm2'. */
export const joinUnits = (text: string): string =>
  text
    .replaceAll(sectionInChain, '')
    .replaceAll(section, '$1mm2 ')
    .replaceAll(measured, (matched, amount: string, blank: string, name: string, position: number) => {
      const unit = unitByName.find(([, form]) => form.test(name))?.[0] ?? name
      const isWord = unit === 'a' && blank !== '' && text.slice(position + matched.length).trim() !== ''
      // The 'W' of a fraction is the thread's.
      return isWord || (unit === 'w' && amount.includes('/'))
        ? matched
        : `${amount.includes('/') ? amount : Number(amount)}${unit}`
    })

const joinedWord = new RegExp(`^(\\d+(?:\\.\\d+)?)(mm2|${units.map(([unit]) => unit).join('|')})$`)
/** The number of such a word, which people may ask for alone; a cable's section is told in millimetres as well. */
export const getBareKeys = (token: string): string[] => {
  const [, amount, unit] = joinedWord.exec(token) ?? []
  return amount === undefined ? [] : [amount, ...(unit === 'mm2' ? [`${amount}mm`] : [])]
}
