import { searchKey } from '#recognise/normal.ts'
import { isOneOf } from '#recognise/phrase.ts'
import { amountWords, refusalWords, silentWords, unclearWords } from '#recognise/vocabulary/order.ts'
import { containerWords, unitWords } from '#recognise/vocabulary/packs.ts'

/** The marks for a found code, pack, measure or name in the text of a line. */
export const marks = { code: ' \uE001 ', pack: ' \uE002 ', otherMeasure: ' \uE003 ', name: ' \uE004 ' } as const

const isAmountWord = isOneOf(amountWords)
const isUnclear = isOneOf(`${unclearWords} ${refusalWords}`)
const isX = isOneOf('x por × ✕ cant cantidad qty')
const isSilentWord = isOneOf(silentWords)

/** The kinds of tokens, in order of precedence. Any other token is T, a word of a note. */
const kinds: readonly (readonly [kind: string, is: (key: string) => boolean])[] = [
  ['C', (key) => key === '\uE001'],
  ['K', (key) => key === '\uE002'],
  ['M', (key) => key === '\uE004'],
  ['B', (key) => key === '\t' || key === ';' || key === '|'],
  ['X', (key) => key === '*' || isX(key)],
  ['N', (key) => /^(?:0+|0?\d|[1-9]\d{0,4}|[1-9]\d{0,2}(?:\.\d{3})+)(?:[.,]0{1,2})?$/.test(key)],
  ['U', (key) => unitWords.has(key)],
  ['P', (key) => containerWords.has(key)],
  // Signs and words without meaning for the order.
  [',', (key) => /^[,:=().\-–—_"'“”·¡!…]$/.test(key)],
  ['_', isSilentWord],
  // Words that make the amount, or the whole line, unclear.
  ['D', isAmountWord],
  ['D', isUnclear],
  ['D', (key) => /\d|[^\p{L}\p{M}.]/u.test(key)],
]

export interface Token {
  readonly kind: string
  readonly text: string
  readonly start: number
}

/** Signs that change a number belong to its token: '-3', '3/4', '10-12', '3%'. */
const tokenForm =
  /[\uE001\uE002\uE003\t;|]|(?<![\p{L}\d])[x×✕*](?=\s*\d)|[-–+/~<>$#.]*\d+(?:[.,/:–-]\d+)*(?:[%°º"'½¼¾⅓⅔]+|\p{L}+)?|\p{L}[\p{L}\p{M}\d]*\.?|\S/gu
const classify = (text: string): string => {
  const key = searchKey(text).replace(/(?<=.)\.$/, '')
  return kinds.find(([, is]) => is(key))?.[0] ?? 'T'
}
/** '3u', '20x' and '10de' are two tokens each. */
const joint = /^([\d.,]+)(\p{L}+)$/u

export const tokenize = (text: string): Token[] =>
  [...text.matchAll(tokenForm)].flatMap(({ 0: match, index }) => {
    const [, digits = '', unit = ''] = joint.exec(match) ?? []
    if (digits !== '' && 'XUP_'.includes(classify(unit))) {
      return [
        { kind: classify(digits), text: digits, start: index },
        { kind: classify(unit), text: unit, start: index + digits.length },
      ]
    }
    return [{ kind: classify(match), text: match, start: index }]
  })

export const toCount = ({ text }: Token): number => Number(text.replace(/[.,]0{1,2}$/, '').replaceAll('.', ''))

export const joinKinds = (tokens: readonly Token[]): string => tokens.map(({ kind }) => kind).join('')

/** Whether a token has no meaning for the order. */
export const isSilent = ({ kind }: Token): boolean => kind === '_' || kind === ','

/** In an amount's digits; a date, a time, a phone or a long code has others. */
const amountDigits = /^[^\p{L}$:\d]*(?:\d[^\p{L}$:\d]*){1,5}$|[½¼¾⅓⅔]/u

/** Whether a text is one amount and nothing else, clear or not: '6', 'x 6', 'Cant: 6', '6 cajas', 'media docena'. */
export const isAmountAlone = (text: string): boolean => {
  const tokens = tokenize(text).filter((token) => !isSilent(token))
  const digits = tokens.filter(({ text: written }) => /[\d½¼¾⅓⅔]/.test(written))
  return (
    tokens.every(({ kind, text: written }) => /[XNPUD]/.test(kind) && written !== '$') &&
    digits.length <= 1 &&
    (digits.some(({ text: written }) => amountDigits.test(written)) ||
      (digits.length === 0 && tokens.some(({ text: written }) => isAmountWord(searchKey(written)))))
  )
}

/** A cell's part of the note: from the first to the last token of the note, without codes and amounts in between. */
const notePart = (text: string, tokens: readonly Token[]): string => {
  const isNote = ({ kind }: Token) => kind === 'T' || kind === 'D'
  const some = tokens.slice(tokens.findIndex(isNote), tokens.findLastIndex(isNote) + 1)
  const parts = some.map((token, index) => {
    const previous = some[index - 1]
    const gap = previous ? text.slice(previous.start + previous.text.length, token.start) : ''
    return isNote(token) || isSilent(token) ? gap + token.text : ' '
  })
  const part = parts.join('').replaceAll(/\s+/g, ' ')
  return part.lastIndexOf('(') > part.lastIndexOf(')') ? `${part})` : part
}

/** The note of a line, cell by cell. */
export const extractNote = (text: string, tokens: readonly Token[]): string => {
  const ends = [...tokens.keys(), tokens.length].filter(
    (index) => tokens[index] === undefined || tokens[index].kind === 'B',
  )
  return ends
    .map((end, index) => notePart(text, tokens.slice(index === 0 ? 0 : ends[index - 1], end)))
    .map((part) => part.replace(/^(?:nota|obs)\.?:\s*/i, ''))
    .filter((part) => /\p{L}/u.test(part))
    .join(' · ')
}
