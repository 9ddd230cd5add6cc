import { unitWords } from '#state/pedido/units.ts'
import { searchKey } from '#recognise/normal.ts'

/** The marks for a found code, pack, measure or name in the text of a line. */
export const marks = { code: ' \uE001 ', pack: ' \uE002 ', otherMeasure: ' \uE003 ', name: ' \uE004 ' } as const

/** Amounts in words. */
const amountWords =
  /^(?:un[oa]s?|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[od]+ce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?s?|\p{L}+cient[oa]s|quinient[oa]s|mil(?:es)?|millar(?:es)?|centen(?:a|as|ar|ares)|medi[oa]s?|docenas?|doc|decenas?|pares|par|gruesas?|doble|triple)$/u

/** The kinds of tokens, in order of precedence. Any other token is T, a word of a note. */
const kinds: readonly (readonly [kind: string, form: RegExp])[] = [
  ['C', /^\uE001$/],
  ['K', /^\uE002$/],
  ['M', /^\uE004$/],
  ['B', /^[\t;|]$/],
  ['X', /^(?:x|por|×|✕|\*|cant(?:idad)?|qty)$/],
  ['N', /^(?:0+|0?\d|[1-9]\d{0,4}|[1-9]\d{0,2}(?:\.\d{3})+)(?:[.,]0{1,2})?$/],
  ['U', new RegExp(`^(?:${unitWords})$`, 'u')],
  ['P', /^(?:packs?|cajas?|cjs?|paq(?:uetes?)?|bolsas?|rollos?|cartuchos?|baldes?|bultos?)$/],
  // Signs and words without meaning for the order.
  [',', /^[,:=().\-–—_"'“”·¡!…]$/],
  [
    '_',
    /^(?:cod(?:igo)?|art(?:iculo)?|ref|sku|ean|nro|necesito|necesitamos|quiero|queremos|querria|pedir|pedido|(?:manda|pasa|anota|agrega|suma|pone|reserva)(?:me|nos)|te|me|nos|paso|serian|manden|enviar|enviame|favor|hola|gracias|buenas|buenos|dias|tardes|del?|la|el|l[oa]s|y|a|para|con|en)$/,
  ],
  // Words that make the amount, or the whole line, unclear.
  ['D', amountWords],
  [
    'D',
    /^(?:kilos?|kg|gr?|m|mm|cm|lts?|metros?|mts?|juegos?|sets?|kits?|vari[oa]s|algun[oa]?s?|poc[oa]s|much[oa]s|tod[oa]s?|ambos|mas|menos|o|ni|entre|hasta|minimo|maximo|min|max|aprox\p{L}*|casi|cerca|tipo|como|segun|no|tampoco|nada|ningun[oa]?|ya|cancel\p{L}*|anul\p{L}*|sac(?:a|ar|ame|alo|amos)|quit(?:a|ar|ame|emos)|borr(?:a|ar)|elimin\p{L}*|cambi\p{L}*|reemplaz\p{L}*|devol\p{L}*|devuelv\p{L}*|vez|mejor|mitad|tercio|idem|mismo|cuant[oa]s?|precio|cotiz\p{L}*|falt(?:an?|o|aron)|lleg(?:o|aron)|si)$/u,
  ],
  ['D', /\d|[^\p{L}\p{M}.]/u],
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
  return kinds.find(([, form]) => form.test(key))?.[0] ?? 'T'
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
      (digits.length === 0 && tokens.some(({ text: written }) => amountWords.test(searchKey(written)))))
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
