import { isPlural } from './noun.ts'
import { countOf, wordsIn, type Word } from './words.ts'

/** The amount that a line asks for, and the rest of the line. */
export interface Amount {
  readonly count: number
  /** The amount counts units, not packs: '200 unidades'. */
  readonly inUnits: boolean
  /** The line without its amount. */
  readonly rest: string
}

/** Where an unclear line has its amount, likeliest first: in the kinds of its words, '_' and '-' for words and signs without meaning. */
const places: readonly RegExp[] = [
  /N(?=_?U)/g,
  /N(?=P)/g,
  /(?<=(?<!P)X-*)N(?!X)/g,
  /N(?=X(?!N))/g,
  /(?<=B)N(?=T)/g,
  /(?<=^|[B-])N(?=$|[B-])/g,
  /N(?=-*$)/g,
  /^-*N/g,
]
/** 'M12 x 50' is a measure, so no amount. After a longer number, a code, the amount follows. */
const measure = /(?<![\p{L}\d.,/#])[#mø]? ?\d{1,3}(?:[.,/-]\d+)*(?:mm)? *(?:[x×*]|por) *\d[\d.,/]*(?:mm|m|")?/giu

/** The likeliest amount of an unclear line, without its code; 1 when the line says none. `isNoun`: names what is sold. */
export const amountIn = (text: string, isNoun: (word: string) => boolean = () => false): Amount => {
  const measures = [...text.matchAll(measure)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
  const isMeasure = ({ at }: Word) => measures.some(({ from, to }) => at >= from && at < to)
  const words = wordsIn(text)
  const kindAt = (word: Word, place: number): string => {
    const { kind, text: written } = word
    const [before, after] = [words[place - 1]?.kind, words[place + 1]?.kind]
    if (kind === 'N' && ((isMeasure(word) && after !== 'U') || !/^[1-9]\d{0,3}(?!\d)/.test(written))) return 'D'
    if (kind === 'T' && before === 'N' && isPlural(written) && isNoun(written)) return 'U'
    return kind || (/\p{L}/u.test(written) ? '_' : '-')
  }
  const kinds = words.map(kindAt).join('')
  const at = places.map((place) => [...kinds.matchAll(place)].at(-1)?.index).find((found) => found !== undefined) ?? -1
  const number = words[at]
  if (!number) return { count: 1, inUnits: false, rest: text }
  const before = kinds.slice(0, at).search(/(?:X|(?<!N)[UP])-*$/)
  const [first = number, last = number] = [words[before], /[XUP]/.test(kinds[at + 1] ?? '') ? words[at + 1] : number]
  return {
    count: countOf(number),
    inUnits: [first, last].some((word) => kinds[words.indexOf(word)] === 'U'),
    rest: `${text.slice(0, first.at)} ${text.slice(last.at + last.text.length)}`,
  }
}
