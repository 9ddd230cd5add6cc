import { searchKey } from '#recognise/normal.ts'
import { parseCount } from '#recognise/number.ts'
import { isOneOf } from '#recognise/phrase.ts'
import { flat, hasLetter, hasNumber, toWords } from '#recognise/plain.ts'
import {
  amountWords,
  noteWords,
  refusalWords,
  silentWords,
  timesWords,
  unclearWords,
} from '#recognise/vocabulary/order.ts'
import { containerWords, unitWords } from '#recognise/vocabulary/packs.ts'
import { isAmount, type Kind } from './forms.ts'

/** The marks for a found code, pack, measure or name in the text of a line. */
export const marks = { code: ' \uE001 ', pack: ' \uE002 ', otherMeasure: ' \uE003 ', name: ' \uE004 ' } as const

const isAmountWord = isOneOf(amountWords)
const isUnclear = isOneOf(`${unclearWords} ${refusalWords}`)
const times = new Set(timesWords.split(' '))
const isNoteWord = isOneOf(noteWords)
const isSilentWord = isOneOf(silentWords)
const signs = new Set(`,:=().-–—_"'“”·¡!…`)

/** The kinds of tokens, in order of precedence. Any other token is a word of a note. */
const kinds: readonly (readonly [kind: Kind, is: (key: string) => boolean])[] = [
  ['code', (key) => key === marks.code.trim()],
  ['pack', (key) => key === marks.pack.trim()],
  ['name', (key) => key === marks.name.trim()],
  ['cell', (key) => key === '\t' || key === ';' || key === '|'],
  ['times', (key) => times.has(key)],
  ['number', (key) => parseCount(key) !== undefined],
  ['unit', (key) => unitWords.has(key)],
  ['container', (key) => containerWords.has(key)],
  ['sign', (key) => signs.has(key)],
  ['silent', isSilentWord],
  ['doubt', (key) => isAmountWord(key) || isUnclear(key) || /[^\p{L}.]/u.test(key)],
]

export interface Token {
  readonly kind: Kind
  readonly text: string
  readonly start: number
}

/** Signs that change a number belong to its token: '-3', '3/4', '10-12', '3%'. */
const tokenForm =
  /[\uE001\uE002\uE003\t;|]|(?<![\p{L}\d])[x×✕*](?=\s*\d)|[-–+/~<>$#.]*\d+(?:[.,/:–-]\d+)*(?:[%°º"'½¼¾⅓⅔]+|\p{L}+)?|\p{L}[\p{L}\p{M}\d]*\.?|\S/gu
const classify = (text: string): Kind => {
  const folded = searchKey(text)
  const key = folded.length > 1 && folded.endsWith('.') ? folded.slice(0, -1) : folded
  return kinds.find(([, is]) => is(key))?.[0] ?? 'note'
}
/** '3u', '20x' and '10de' are two tokens each. */
const joint = /^([\d.,]+)(\p{L}+)$/u
const joined: ReadonlySet<Kind> = new Set<Kind>(['times', 'unit', 'container', 'silent'])

export const tokenize = (text: string): Token[] =>
  [...text.matchAll(tokenForm)].flatMap(({ 0: match, index }) => {
    const [, digits = '', unit = ''] = joint.exec(match) ?? []
    if (digits !== '' && joined.has(classify(unit))) {
      return [
        { kind: classify(digits), text: digits, start: index },
        { kind: classify(unit), text: unit, start: index + digits.length },
      ]
    }
    return [{ kind: classify(match), text: match, start: index }]
  })

export const toCount = ({ text }: Token): number => parseCount(text) ?? 0

export const toKinds = (tokens: readonly Token[]): Kind[] => tokens.map(({ kind }) => kind)

/** Whether a token has no meaning for the order. */
export const isSilent = ({ kind }: Token): boolean => kind === 'silent' || kind === 'sign'

/** In an amount's digits; a date, a time, a phone or a long code has others. */
const amountDigits = /^[^\p{L}$:\d]*(?:\d[^\p{L}$:\d]*){0,5}$/u

/** Whether a text is one amount and nothing else, clear or not: '6', 'x 6', 'Cant: 6', '6 cajas', 'media docena'. */
export const isAmountAlone = (text: string): boolean => {
  const tokens = tokenize(text).filter((token) => !isSilent(token))
  const [number, another] = tokens.filter(({ text: written }) => hasNumber(written))
  const isSaid = number
    ? amountDigits.test(number.text)
    : tokens.some(({ text: written }) => isAmountWord(searchKey(written)))
  return isSaid && !another && isAmount(toKinds(tokens)) && tokens.every(({ text: written }) => written !== '$')
}

/** A cell's part of the note: from the first to the last token of the note, without codes and amounts in between. */
const notePart = (text: string, tokens: readonly Token[]): string => {
  const isNote = ({ kind }: Token) => kind === 'note' || kind === 'doubt'
  const some = tokens.slice(tokens.findIndex(isNote), tokens.findLastIndex(isNote) + 1)
  const parts = some.map((token, index) => {
    const previous = some[index - 1]
    const gap = previous ? text.slice(previous.start + previous.text.length, token.start) : ''
    return isNote(token) || isSilent(token) ? gap + token.text : ' '
  })
  const part = flat(parts.join(''))
  return part.lastIndexOf('(') > part.lastIndexOf(')') ? `${part})` : part
}

/** 'Nota: urgente' is 'urgente'. */
const withoutHead = (note: string): string => {
  const [head = '', ...rest] = note.split(':')
  return isNoteWord(toWords(head).join(' ')) ? rest.join(':').trim() : note
}

/** The note of a line, cell by cell. */
export const extractNote = (text: string, tokens: readonly Token[]): string => {
  const ends = tokens.filter(({ kind }) => kind === 'cell')
  const cells = Map.groupBy(tokens, ({ start }) => ends.findLast((end) => end.start < start))
  return Array.from(cells.values(), (cell) => withoutHead(notePart(text, cell)))
    .filter(hasLetter)
    .join(' · ')
}
