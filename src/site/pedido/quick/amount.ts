import { unitWords } from '../../../state/pedido/units.ts'
import { isPlural } from './noun.ts'

/** The amount that a line asks for, and the rest of the line. */
export interface Amount {
  readonly count: number
  /** The amount counts units, not packs: '200 unidades'. */
  readonly inUnits: boolean
  /** The line without its amount. */
  readonly rest: string
}

const units = `un|${unitWords}`
const packs = String.raw`cajas?|packs?|paq(?:uetes?)?|bolsas?|bultos?|rollos?|cartuchos?|cj`
// A longer number is more likely a code.
const count = String.raw`([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,3})`
const start = String.raw`(?<![\p{L}\p{N}.,/"#-])`
const end = String.raw`(?![\p{L}\p{N}"/]|[.,-]\d)`

/** 'M12 x 50 x 20': the third number is an amount. */
const chain = String.raw`(?<=\d["m]*\s*[x×*]\s*[\d.,/]+(?:mm|m|")?\s*)`
/**
 * 'M12 x 50' is a measure, so the number after 'x' is no amount. After a longer number (a code) or after inches it is
 * one.
 */
const notMeasure = String.raw`(?<!(?<!\d)\d{1,3}(?:[.,/]\d+)?(?:mm)?\s*)`

/** In order: the first that matches gives the amount. */
const spellings: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`${start}${count}\\s*(?:${units})(?![\\p{L}])\\.?`, 'iu'), true],
  [new RegExp(`${start}${count}\\s*(?:${packs})(?![\\p{L}])\\.?`, 'iu'), false],
  [new RegExp(`(?:cant(?:idad)?|qty)[.:\\s]*${count}${end}`, 'iu'), false],
  [new RegExp(`${chain}[x×*]\\s*${count}${end}`, 'iu'), false],
  [new RegExp(`${notMeasure}[x×*]\\s*${count}${end}`, 'iu'), false],
  [new RegExp(`${start}${count}\\s*[x×*](?=\\s|$)(?!\\s*\\d)`, 'iu'), false],
  [new RegExp(`(?<=[\\t;|:]\\s*)${count}(?=\\s+(?!(?:x|por|mm|cm|m)\\b)\\p{L})`, 'iu'), false],
]

const asNumber = (text: string): number => Number(text.replaceAll('.', ''))
const cut = (text: string, at: number, length: number): string => `${text.slice(0, at)} ${text.slice(at + length)}`

const spelled = (text: string): Amount | undefined => {
  for (const [spelling, inUnits] of spellings) {
    const found = spelling.exec(text)
    if (found?.[1] !== undefined)
      return { count: asNumber(found[1]), inUnits, rest: cut(text, found.index, found[0].length) }
  }
  return undefined
}

/** A cell or word that is just a number; the last one of several, since tables have the amount at the end. */
const alone = (text: string): Amount | undefined => {
  const cells = [
    ...text.matchAll(
      /(?<=^|[\t;|]|(?<!\d),)[ ]*([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,3})(?:[.,]0{1,2})?[ ]*(?=$|[\t;,|])/g,
    ),
  ]
  const [found] =
    cells.length > 0
      ? cells.slice(-1)
      : [
          ...text.matchAll(
            new RegExp(`${start}(?<![x×*]\\s*)${count}(?=[\\s.:;,)]*$)|^[\\s(-]*${count}${end}(?!\\s*[x×*])`, 'gu'),
          ),
        ].slice(-1)
  const digits = found?.[1] ?? found?.[2]
  return found && digits !== undefined
    ? { count: asNumber(digits), inUnits: false, rest: cut(text, found.index, found[0].length) }
    : undefined
}

const things = new RegExp(`${start}${count}\\s*(?:de\\s+)?(\\p{L}{3,})`, 'iu')

/** '500 tuercas', where nuts are what is sold. */
const ofThings = (text: string, isNoun: (word: string) => boolean): Amount | undefined => {
  const found = things.exec(text)
  const [all = '', digits = '', word = ''] = found ?? []
  return found && isPlural(word) && isNoun(word)
    ? { count: asNumber(digits), inUnits: true, rest: cut(text, found.index, all.length) }
    : undefined
}

/** The likeliest amount of an unclear line, without its code; 1 when the line says none. `isNoun`: names what is sold. */
export const amountIn = (text: string, isNoun: (word: string) => boolean = () => false): Amount => {
  const found = ofThings(text, isNoun) ?? spelled(text) ?? alone(text)
  return found && found.count > 0 ? found : { count: 1, inUnits: false, rest: text }
}
