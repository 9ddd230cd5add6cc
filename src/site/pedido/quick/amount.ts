/** How many a line asks for, and what it says besides. */
export interface Amount {
  readonly count: number
  /** Units rather than packs: '200 unidades'. */
  readonly inUnits: boolean
  /** The line without its amount. */
  readonly rest: string
}

const units = String.raw`unid(?:ad(?:es)?)?|uni?|u|pzas?|piezas?`
const packs = String.raw`cajas?|packs?|paq(?:uetes?)?|bolsas?|bultos?|rollos?|cartuchos?|cj`
const count = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6})`
const start = String.raw`(?<![\p{L}\p{N}.,/"#-])`
const end = String.raw`(?![\p{L}\p{N}"/]|[.,-]\d)`

/** 'M12 x 50 x 20': the third is no measure. */
const chain = String.raw`(?<=\d["m]*\s*[x×*]\s*[\d.,/]+(?:mm|m|")?\s*)`
/** 'M12 x 50': a measure, whatever stands after its 'x'. Longer numbers are codes; after inches comes an amount. */
const notMeasure = String.raw`(?<!(?<!\d)\d{1,3}(?:[.,/]\d+)?(?:mm)?\s*)`

/** In this order: the first that is there is the amount. */
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

/** A cell, or else a word, that is nothing but a number; the last of them, where a table has more: amounts stand behind. */
const alone = (text: string): Amount | undefined => {
  const cells = [...text.matchAll(/(?<=^|[\t;,|])[ ]*(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[.,]0+)?[ ]*(?=$|[\t;,|])/g)]
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

/** The amount of a line from which its code was taken. One, where it says none. */
export const amountIn = (text: string): Amount => {
  const found = spelled(text) ?? alone(text)
  return found && found.count > 0 ? found : { count: 1, inUnits: false, rest: text }
}
