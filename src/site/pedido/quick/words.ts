import { unitWords } from '../../../state/pedido/units.ts'
import { searchKey } from '../../../ui/search-key.ts'

/** What stands for a found code, pack, measure or name in the text of a line. */
export const marks = { code: ' \uE001 ', pack: ' \uE002 ', otherMeasure: ' \uE003 ', name: ' \uE004 ' } as const

/** The kinds of words, in order of precedence. Any other word is T, a word of a note. */
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
  [
    'D',
    /^(?:un[oa]s?|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[od]+ce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?s?|\p{L}+cient[oa]s|quinient[oa]s|mil(?:es)?|millar(?:es)?|centen(?:a|as|ar|ares)|medi[oa]s?|docenas?|doc|decenas?|pares|par|gruesas?|doble|triple|kilos?|kg|gr?|m|mm|cm|lts?|metros?|mts?|juegos?|sets?|kits?|vari[oa]s|algun[oa]?s?|poc[oa]s|much[oa]s|tod[oa]s?|ambos|mas|menos|o|ni|entre|hasta|minimo|maximo|min|max|aprox\p{L}*|casi|cerca|tipo|como|segun|no|tampoco|nada|ningun[oa]?|ya|cancel\p{L}*|anul\p{L}*|sac(?:a|ar|ame|alo|amos)|quit(?:a|ar|ame|emos)|borr(?:a|ar)|elimin\p{L}*|cambi\p{L}*|reemplaz\p{L}*|devol\p{L}*|devuelv\p{L}*|vez|mejor|mitad|tercio|idem|mismo|cuant[oa]s?|precio|cotiz\p{L}*|falt(?:an?|o|aron)|lleg(?:o|aron)|si)$/u,
  ],
  ['D', /\d|[^\p{L}\p{M}.]/u],
]

export interface Word {
  readonly kind: string
  readonly text: string
  readonly at: number
}

/** Signs that change a number belong to its word: '-3', '3/4', '10-12', '3%'. */
const wordForm =
  /[\uE001\uE002\uE003\t;|]|(?<![\p{L}\d])[x×✕*](?=\s*\d)|[-–+/~<>$#.]*\d+(?:[.,/:–-]\d+)*(?:[%°º"'½¼¾⅓⅔]+|\p{L}+)?|\p{L}[\p{L}\p{M}\d]*\.?|\S/gu
const kindOf = (text: string): string => {
  const key = searchKey(text).replace(/(?<=.)\.$/, '')
  return kinds.find(([, form]) => form.test(key))?.[0] ?? 'T'
}
/** '3u', '20x' and '10de' are two words each. */
const joint = /^([\d.,]+)(\p{L}+)$/u

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordForm)].flatMap(({ 0: found, index }) => {
    const [, digits = '', unit = ''] = joint.exec(found) ?? []
    if (digits !== '' && 'XUP_'.includes(kindOf(unit))) {
      return [
        { kind: kindOf(digits), text: digits, at: index },
        { kind: kindOf(unit), text: unit, at: index + digits.length },
      ]
    }
    return [{ kind: kindOf(found), text: found, at: index }]
  })

export const countOf = ({ text }: Word): number => Number(text.replace(/[.,]0{1,2}$/, '').replaceAll('.', ''))

export const kindsOf = (words: readonly Word[]): string => words.map(({ kind }) => kind).join('')

/** Whether a word or sign has no meaning for the order. */
export const isSilent = ({ kind }: Word): boolean => kind === '_' || kind === ','

/** What a cell says of a note: from the first to the last of its words, without codes and amounts in between. */
const notePart = (text: string, words: readonly Word[]): string => {
  const isNote = ({ kind }: Word) => kind === 'T' || kind === 'D'
  const some = words.slice(words.findIndex(isNote), words.findLastIndex(isNote) + 1)
  const parts = some.map((word, at) => {
    const before = some[at - 1]
    const gap = before ? text.slice(before.at + before.text.length, word.at) : ''
    return isNote(word) || isSilent(word) ? gap + word.text : ' '
  })
  const part = parts.join('').replaceAll(/\s+/g, ' ')
  return part.lastIndexOf('(') > part.lastIndexOf(')') ? `${part})` : part
}

/** The note of a line, cell by cell. */
export const noteOf = (text: string, words: readonly Word[]): string => {
  const ends = [...words.keys(), words.length].filter((at) => words[at] === undefined || words[at].kind === 'B')
  return ends
    .map((end, at) => notePart(text, words.slice(at === 0 ? 0 : ends[at - 1], end)))
    .map((part) => part.replace(/^(?:nota|obs)\.?:\s*/i, ''))
    .filter((part) => /\p{L}/u.test(part))
    .join(' · ')
}
