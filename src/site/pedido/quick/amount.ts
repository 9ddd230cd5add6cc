import type { Amount } from './line.ts'
import { isPlural } from './noun.ts'
import { toCount, joinKinds, tokenize, type Token } from './tokens.ts'

/** Where an unclear line has its amount, likeliest first. */
const amountPatterns: readonly RegExp[] = [
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

const counted = (text: string, isNoun: (noun: string) => boolean): Token[] => {
  const measures = [...text.matchAll(measure)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
  const isMeasure = ({ start }: Token) => measures.some(({ from, to }) => start >= from && start < to)
  return tokenize(text).map((token, index, tokens) => {
    const { kind, text: written } = token
    const [previousKind, nextKind] = [tokens[index - 1]?.kind, tokens[index + 1]?.kind]
    if (kind === 'N' && ((isMeasure(token) && nextKind !== 'U') || !/^[1-9]\d{0,3}(?!\d)/.test(written)))
      return { ...token, kind: 'D' }
    if (kind === 'T' && previousKind === 'N' && isPlural(written) && isNoun(written)) return { ...token, kind: 'U' }
    return token
  })
}

/** The likeliest amount of an unclear line, without its code; 1 when the line says none. `remainder`: the line without its amount. */
export const guessAmount = (
  text: string,
  isNoun: (noun: string) => boolean = () => false,
): Amount & { readonly remainder: string } => {
  const tokens = counted(text, isNoun)
  const kinds = joinKinds(tokens)
  const index =
    amountPatterns
      .map((pattern) => [...kinds.matchAll(pattern)].at(-1)?.index)
      .find((position) => position !== undefined) ?? -1
  const number = tokens[index]
  if (!number) return { count: 1, inUnits: false, remainder: text }
  const firstIndex = kinds.slice(0, index).search(/(?:X|(?<!N)[UP]),*$/)
  const [first = number, last = number] = [
    tokens[firstIndex],
    /[XUP]/.test(kinds[index + 1] ?? '') ? tokens[index + 1] : number,
  ]
  return {
    count: toCount(number),
    inUnits: first.kind === 'U' || last.kind === 'U',
    remainder: `${text.slice(0, first.start)} ${text.slice(last.start + last.text.length)}`,
  }
}
