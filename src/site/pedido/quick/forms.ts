/** The forms of lines in kinds of tokens, in the notation of recognise/vocabulary/heads.ts. */
import { isAnyOf, parsePhrases } from '#recognise/phrase.ts'

export type Kind =
  | 'code'
  /** The size's own pack, its name, a noun of it, many of that noun, and another thing's noun. */
  | 'pack'
  | 'name'
  | 'noun'
  | 'nouns'
  | 'thing'
  /** The end of a cell. */
  | 'cell'
  | 'times'
  | 'number'
  | 'unit'
  | 'container'
  /** Signs and words without meaning for an order. */
  | 'sign'
  | 'silent'
  /** A token that makes the amount, or the whole line, unclear. */
  | 'doubt'
  | 'note'

const lists = {
  counted: 'container|pack|unit',
  /** What a row has besides its amount. */
  other: 'code|note|container|pack|unit|cell',
}

const createForm = (forms: string): ((kinds: readonly Kind[]) => boolean) => {
  const phrases = parsePhrases(forms, lists)
  return (kinds) => isAnyOf(phrases, kinds)
}

/** The clear forms of a line: '020870', '020870: 3 cajas', '020870 zincado x 3', '020870 para la obra, 3 cajas', '3 cajas del 020870'. */
const lineForms = [
  'code',
  'code {counted}? times? number {counted}? note…',
  'code pack|note pack|note… times number {counted}? note…',
  'code pack|note pack|note… number {counted} note…',
  'times? number {counted}? times? code pack? note…',
]
/** A line is a row of one cell. In a table row the amount has its own cell, or stands beside the code. */
const rowForms = [...lineForms, 'times? number {counted}? note…'].map((form) => `{other}… cell ${form} cell {other}…`)
const isClearRow = createForm(rowForms.join(', '))
export const isClear = (kinds: readonly Kind[]): boolean => isClearRow(['cell', ...kinds, 'cell'])
export const isEmptyRow = createForm('{other}… cell {other}…')
export const isAmountCell = createForm('times? number container|unit?')
/** Whether a text has no other words than those of an amount. */
export const isAmount = createForm('times|number|unit|container|doubt…')

/** A test of a place of a line: `here` is the place, and `edge` stands at both ends. */
const createPlace = (form: string): ((kinds: readonly Kind[], index: number) => boolean) => {
  const phrases = parsePhrases(form, lists)
  return (kinds, index) =>
    isAnyOf(phrases, ['edge', ...kinds.slice(0, index), 'here', ...kinds.slice(index + 1), 'edge'])
}

/** Where an unclear line has its amount, likeliest first. */
const amountPlaces = [
  '… here silent? unit …',
  '… here container …',
  '… !container times sign… here !times …',
  '… here times !number …',
  '… cell here note …',
  '… edge|cell|sign here edge|cell|sign …',
  '… here sign… edge',
  '… sign here note …',
  'edge sign… here …',
].map(createPlace)

/** The index of the likeliest amount; -1 without one. */
export const findAmount = (kinds: readonly Kind[]): number => {
  const indexes = amountPlaces.map((isPlace) =>
    kinds.findLastIndex((kind, index) => kind === 'number' && isPlace(kinds, index)),
  )
  return indexes.find((index) => index !== -1) ?? -1
}

/** What nouns and names say by their place, in order: '500 tuercas' counts units and '500 tuerca' may, 'tuerca x 500' only names. */
const nounRules: readonly (readonly [nouns: readonly Kind[], place: string, meaning: Kind])[] = [
  [['nouns'], '… number silent… here …', 'unit'],
  [['name'], '… times number silent… here …', 'silent'],
  [['noun', 'name'], '… number silent… here …', 'doubt'],
  [['nouns'], '… number !cell|{counted}… here …', 'doubt'],
  [['nouns'], '… here silent|sign|noun|nouns|name… number …', 'doubt'],
  [['noun', 'nouns', 'name'], '…', 'silent'],
  [['thing'], '… number here …', 'doubt'],
  [['thing'], '…', 'note'],
]
const nounPlaces = nounRules.map(([nouns, place, meaning]) => ({ nouns, isPlace: createPlace(place), meaning }))

/** The kinds of a line, in which each noun and name has the kind of its place. */
export const placeNouns = (kinds: readonly Kind[]): readonly Kind[] =>
  nounPlaces.reduce(
    (before, { nouns, isPlace, meaning }) =>
      before.map((kind, index) => (nouns.includes(kind) && isPlace(before, index) ? meaning : kind)),
    kinds,
  )
