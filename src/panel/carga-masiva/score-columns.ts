/** The meaning of a column of a company's own price list, by the words of its head and by its cells. Pure. */
import { columns, numberColumns } from '#contract/bulk-columns.ts'
import type { Cell } from '#contract/sheet/cell.ts'
import { getLikely } from '#recognise/finding.ts'
import { findListHead, weighListHead, type ListHead } from '#recognise/list-heads.ts'
import { searchKey } from '#recognise/normal.ts'

/** The shape of a column's cells: shares from 0 to 1. */
interface Profile {
  readonly count: number
  readonly distinct: number
  readonly length: number
  readonly share: (form: RegExp) => number
  readonly prices: number
  readonly whole: number
}

const priceForm =
  /^(?:(?:u?\$s?|us\$|usd|ars|€)\s*-?[\d.,]+|-?[\d.,]+\s*(?:\$|€|usd)|-?\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|-?\d+,\d{1,4}|-?\d+\.\d{1,4})$/i
const eanForm = /^(?:\d{8}|\d{12,14})$/
const sizeForm =
  /["”″½¼¾]|\d+\/\d+|^m\d|\d\s*(?:mm|cm|mts?|metros|lts?|litros|kgs?|grs?|ml|pulg)\b|\d\s*[x×]\s*\d|^n[°º]?\s*\d|^[xsml]{1,4}$|^único|^unica$/i
/** What is in one piece: a size, also below the head of a pack ('Contenido', 'Envase') or of a group ('Sección'). */
const measureForm = /^\d+(?:[.,/]\d+)?\s*(?:mm[2²]?|ml|cc|cm3|l|lts?|litros?|g|grs?|gramos?|kgs?|kilos?|a|w|v|hp)\.?$/i
const packForm =
  /^(?:[1-68]|1[0256]|2[045]|30|36|40|48|50|60|72|80|100|120|144|150|200|250|300|400|500|600|1000|2000|5000)$|(?:caja|bolsa|pack|paq|bulto|blister|docena|par|rollo|unid(?:ad(?:es)?)?|u|un)\b/i
const codeForm = /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]*$/u

export const profileColumn = (cells: readonly Cell[]): Profile => {
  const texts = cells.map(({ text }) => text.trim())
  const share = (passes: (text: string, index: number) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(passes).length / texts.length
  return {
    count: texts.length,
    distinct: texts.length === 0 ? 0 : new Set(texts).size / texts.length,
    length: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    share: (form) => share((text) => form.test(text)),
    prices: share((text) => priceForm.test(text)),
    whole: share((text) => /^\d+$/.test(text)),
  }
}

/** How well the cells fit a meaning, from -1 to 0.6. */
const fits: readonly (readonly [ListHead, (profile: Profile) => number])[] = [
  ['codigobarra', ({ share }) => (share(eanForm) >= 0.6 ? 0.6 : share(/^\d{6,}$|\de\+/i) >= 0.3 ? 0 : -0.7)],
  [
    'codigo',
    ({ distinct, share, prices, length }) => {
      if (distinct < 0.5 || prices >= 0.6 || length > 30) return -0.6
      if (share(eanForm) >= 0.6) return -0.2
      return distinct >= 0.9 && share(codeForm) >= 0.8 ? 0.4 - (share(sizeForm) >= 0.6 ? 0.3 : 0) : 0
    },
  ],
  [
    'nombre',
    ({ share, length }) => {
      if (share(/\p{L}{3}/u) < 0.5) return -0.8
      return (
        (length > 60 ? -0.2 : length >= 8 ? 0.2 : 0) +
        (share(/\p{L}{3}.*\s/u) >= 0.5 ? 0.2 : 0) -
        (share(codeForm) >= 0.6 ? 0.5 : 0)
      )
    },
  ],
  ['texto', ({ length }) => (length >= 40 ? 0.4 : 0)],
  [
    'tamaño',
    ({ share, length, prices }) =>
      (share(sizeForm) >= 0.5 || share(measureForm) >= 0.5 ? 0.4 : 0) -
      (length > 40 ? 0.5 : 0) -
      (prices >= 0.9 && share(/,\d\d$|\$/) >= 0.6 ? 0.4 : 0),
  ],
  [
    'pack',
    ({ share, prices }) =>
      (share(packForm) >= 0.6 ? 0.3 : share(/\d/) < 0.2 ? -0.4 : 0) -
      (prices >= 0.6 ? 0.6 : 0) -
      (share(measureForm) >= 0.6 ? 0.8 : 0),
  ],
  ['orden', ({ whole }) => (whole >= 0.9 ? 0 : -1)],
  ['destacado', ({ share }) => (share(/^(?:0|1|s[ií]|no|x)$/i) >= 0.9 ? 0 : -1)],
  ['precio', ({ prices, share }) => (prices >= 0.6 ? 0.6 : share(/\d/) < 0.3 ? -0.6 : 0)],
]

/** The lowest score that counts; below, the column is left out. */
export const minScore = 0.3

/** The possible meanings of a column, with a score each: its head and its cells together. */
export const scoreMeanings = (head: string, profile: Profile): ReadonlyMap<ListHead, number> => {
  // The names of the bulk load itself leave no doubt.
  const exactColumn = columns.find((column) => searchKey(column) === searchKey(head).trim())
  if (exactColumn) return new Map([[exactColumn, 2]])
  const found = findListHead(head)
  const headMeaning = getLikely(found)
  const weight = weighListHead(head)
  // Each article with a number of its own: codes, also where they look like prices (1.1, 1.2), or else names (6203).
  const { distinct, share } = profile
  const isArticle = found.kind === 'ask' && found.readings.includes('codigo')
  if (isArticle && distinct >= 0.9 && share(/\p{L}/u) === 0 && share(eanForm) < 0.6)
    return new Map<ListHead, number>([
      ['codigo', 0.4],
      ['nombre', 0.2],
    ])
  const meaningScores = new Map<ListHead, number>()
  for (const [meaning, fit] of fits) {
    const count = headMeaning === meaning ? weight : 0
    // Without a matching head, order and flags are any small numbers, and a text may be internal.
    if (count === 0 && numberColumns.has(meaning)) continue
    if (count === 0 && meaning === 'texto' && (headMeaning !== 'nombre' || profile.length < 40)) continue
    meaningScores.set(meaning, profile.count === 0 ? count : count + fit(profile))
  }
  const isMeasure = headMeaning === 'rubro' && profile.share(measureForm) >= 0.6
  if (headMeaning && !isMeasure && !meaningScores.has(headMeaning)) meaningScores.set(headMeaning, weight)
  return meaningScores
}
