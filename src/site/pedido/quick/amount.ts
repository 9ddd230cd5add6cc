import type { Amount } from './line.ts'
import { isPlural } from './noun.ts'
import { countOf, kindsOf, wordsIn, type Word } from './words.ts'

/** Where an unclear line has its amount, likeliest first. */
const places: readonly RegExp[] = [
  /N(?=_?U)/g,
  /N(?=P)/g,
  /(?<=(?<!P)X,*)N(?!X)/g,
  /N(?=X(?!N))/g,
  /(?<=B)N(?=T)/g,
  /(?<=^|[B,])N(?=$|[B,])/g,
  /N(?=,*$)/g,
  /(?<=^,*)N|(?<=,)N(?=T)/g,
]
/** 'M12 x 50' is a measure, so no amount. After a longer number, a code, the amount follows. */
const measure = /(?<![\p{L}\d.,/#])[#mø]? ?\d{1,3}(?:[.,/-]\d+)*(?:mm)? *(?:[x×*]|por) *\d[\d.,/]*(?:mm|m|")?/giu

const counted = (text: string, isNoun: (word: string) => boolean): Word[] => {
  const measures = [...text.matchAll(measure)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
  const isMeasure = ({ at }: Word) => measures.some(({ from, to }) => at >= from && at < to)
  return wordsIn(text).map((word, place, words) => {
    const { kind, text: written } = word
    const [before, after] = [words[place - 1]?.kind, words[place + 1]?.kind]
    if (kind === 'N' && ((isMeasure(word) && after !== 'U') || !/^[1-9]\d{0,3}(?!\d)/.test(written)))
      return { ...word, kind: 'D' }
    if (kind === 'T' && before === 'N' && isPlural(written) && isNoun(written)) return { ...word, kind: 'U' }
    return word
  })
}

/** The likeliest amount of an unclear line, without its code; 1 when the line says none. `rest`: the line without its amount. */
export const amountIn = (
  text: string,
  isNoun: (word: string) => boolean = () => false,
): Amount & { readonly rest: string } => {
  const words = counted(text, isNoun)
  const kinds = kindsOf(words)
  const at = places.map((place) => [...kinds.matchAll(place)].at(-1)?.index).find((found) => found !== undefined) ?? -1
  const number = words[at]
  if (!number) return { count: 1, inUnits: false, rest: text }
  const before = kinds.slice(0, at).search(/(?:X|(?<!N)[UP]),*$/)
  const [first = number, last = number] = [words[before], /[XUP]/.test(kinds[at + 1] ?? '') ? words[at + 1] : number]
  return {
    count: countOf(number),
    inUnits: first.kind === 'U' || last.kind === 'U',
    rest: `${text.slice(0, first.at)} ${text.slice(last.at + last.text.length)}`,
  }
}
